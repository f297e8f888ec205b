'use client'
import dynamic from 'next/dynamic'
import { useApi } from '#lib/browser/api-provider.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Nothing of it can be drawn before somebody brings a table: it comes after the page's frame.
const ImportOrders = dynamic(
  () => import('#components/orders/import/import-orders.tsx').then((module) => module.ImportOrders),
  { ssr: false, loading: () => <SkeletonList label={t('loadingTheForm')} /> },
)

export function ImportPage({ ownCurrency }: { ownCurrency: string }) {
  const { environment, clientId } = useApi().identity
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-3xl">{t('manyOrdersAtOnce')}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t('fromACsvFileOr')}</p>
      <ImportOrders key={`${environment} ${clientId}`} ownCurrency={ownCurrency} />
    </div>
  )
}
