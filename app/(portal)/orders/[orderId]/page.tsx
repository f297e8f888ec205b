import type { Metadata } from 'next'
import { OrderPage } from '#components/orders/order-page.tsx'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return <OrderPage key={orderId} orderId={orderId} />
}
