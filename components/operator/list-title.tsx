import { Download } from 'lucide-react'
import { DownloadButton } from '#components/layout/download-button.tsx'
import type { DownloadFile } from '#lib/browser/download.ts'
import type { Operation } from '#lib/operation.ts'
import { catalogue } from '#lib/words/en/operator-lists.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a list is called, and the whole of it as a table. `file`: what its name begins with. */
export function ListTitle<O extends Operation>({
  title,
  file,
  ...table
}: Omit<DownloadFile<O>, 'name'> & { title: string; file: string }) {
  const download = { ...table, name: `callslip-${file}-${new Date().toISOString().slice(0, 10)}.csv` }
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <h1 className="text-3xl">{title}</h1>
      <DownloadButton {...download} aria-label={t('exportCsv')}>
        <Download aria-hidden="true" className="size-4" />
        {t('csv')}
      </DownloadButton>
    </div>
  )
}

/** The orders of a list of clients or people, by what an address says; the newest first is what no address names. */
export const nameOrders = () => ({ oldest: t('oldest'), name: t('byName') })
export const newestFirst = () => t('newest')
type NameOrder = keyof ReturnType<typeof nameOrders>

export const inNameOrder = (chosen: NameOrder | undefined): { sort?: 'name'; order?: 'asc' } =>
  chosen === 'name' ? { sort: 'name', order: 'asc' } : chosen === 'oldest' ? { order: 'asc' } : {}
