import { DeliveryPage } from '#components/webhooks/delivery-page.tsx'
import { titleForConnected } from '#components/layout/on-request.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = () => titleForConnected(t('webhookDelivery'))

export default async function Page({ params }: { params: Promise<{ deliveryId: string }> }) {
  return <DeliveryPage deliveryId={(await params).deliveryId} />
}
