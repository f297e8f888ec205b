import type { Metadata } from 'next'
import { DeliveryPage } from '#components/webhooks/delivery-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('webhookDelivery') })

export default async function Page({ params }: { params: Promise<{ deliveryId: string }> }) {
  return <DeliveryPage deliveryId={(await params).deliveryId} />
}
