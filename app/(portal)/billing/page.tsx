import type { Metadata } from 'next'
import { BillingPage } from '#components/billing/billing-page.tsx'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { getBillingDetails, listBillingDocuments } from '#lib/billing/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('receiptsInvoices') })

export default function Page() {
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getBillingDetails)),
        client.prefetchInfiniteQuery(api.askPages(listBillingDocuments, {}, { limit: 25 })),
      ]}
    >
      <BillingPage />
    </Prefetched>
  )
}
