import type { Metadata } from 'next'
import { OrderDesk } from '#components/research/order-desk.tsx'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  return <OrderDesk orderId={(await params).orderId} />
}
