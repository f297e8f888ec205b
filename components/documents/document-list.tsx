'use client'
import { DocumentCard } from '#components/documents/document-card.tsx'
import { DownloadAll } from '#components/documents/download-all.tsx'
import { PageShelf } from '#components/documents/page-shelf.tsx'
import { FilesAnew } from '#components/documents/use-fresh-link.ts'
import { useViewer } from '#components/documents/use-viewer.tsx'
import { DeliveryActions } from '#components/orders/delivery-actions.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery } from '#lib/browser/documents.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { order: OrderView; documents: readonly DocumentView[] }

/** What was delivered, to be looked at and taken along. */
export function DocumentList(props: Props) {
  const query = documentsQuery(useApi(), props.order)
  return (
    <FilesAnew value={(client) => client.fetchQuery({ ...query, staleTime: 0 })}>
      <PageShelf>
        <List {...props} />
      </PageShelf>
    </FilesAnew>
  )
}

function List({ order, documents }: Props) {
  const { open, download, viewer } = useViewer(documents, <DeliveryActions view={order} />)
  return (
    <section aria-label={t('documents')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t('documents2', { count: documents.length })}</h2>
        {documents.length > 1 && <DownloadAll order={order} documents={documents} />}
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {documents.map((file) => (
          <DocumentCard key={file.id} document={file} onOpen={() => open(file)} onDownload={() => download(file)} />
        ))}
      </ul>
      {viewer}
    </section>
  )
}
