'use client'
import dynamic from 'next/dynamic'
import { useApi } from '#lib/browser/api-provider.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'

// Nothing of it can be drawn before somebody brings a table: it comes after the page's frame.
const ImportOrders = dynamic(
  () => import('#components/orders/import/import-orders.tsx').then((module) => module.ImportOrders),
  { ssr: false, loading: () => <SkeletonList label="Loading the form" /> },
)

export function ImportPage({ ownCurrency }: { ownCurrency: string }) {
  const { environment, clientId } = useApi().identity
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-3xl">Many orders at once</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        From a CSV file or a spreadsheet: one row for each order. Nothing is placed before you have seen every row.
      </p>
      <ImportOrders key={`${environment} ${clientId}`} ownCurrency={ownCurrency} />
    </div>
  )
}
