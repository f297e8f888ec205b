import type { Metadata } from 'next'
import { OrderFile } from '#components/operator/order-file.tsx'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  return <OrderFile {...await params} />
}
