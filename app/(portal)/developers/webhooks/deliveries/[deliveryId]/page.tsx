import type { Metadata } from 'next'
import { DeliveryPage } from '#components/webhooks/delivery-page.tsx'

export const metadata: Metadata = { title: 'Webhook delivery' }

export default async function Page({ params }: { params: Promise<{ deliveryId: string }> }) {
  return <DeliveryPage deliveryId={(await params).deliveryId} />
}
