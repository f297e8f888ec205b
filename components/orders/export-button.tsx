'use client'
import { Download } from 'lucide-react'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { exportLabel } from '#components/orders/export-label.tsx'
import type { OrderFilters } from '#components/orders/order-pages.ts'
import { exportOrders } from '#lib/orders/operations.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the filters show, as a table. */
export function ExportButton({ filters: { order: _order, ...filters } }: { filters: OrderFilters }) {
  return (
    <DownloadButton
      operation={exportOrders}
      params={{}}
      query={filters}
      name={`callslip-orders-${new Date().toISOString().slice(0, 10)}.csv`}
      aria-label={t('exportCsv')}
      title={t('aTableOfEveryOrder')}
    >
      <Download aria-hidden="true" className="size-4" />
      <span>{exportLabel()}</span>
    </DownloadButton>
  )
}
