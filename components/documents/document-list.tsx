'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { DocumentCard } from '#components/documents/document-card.tsx'
import { DownloadAll } from '#components/documents/download-all.tsx'
import { PdfShelf } from '#components/documents/pdf-shelf.tsx'
import { OrderOfDocuments, useFreshLink } from '#components/documents/use-fresh-link.ts'
import { DeliveryActions } from '#components/orders/delivery-actions.tsx'
import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const Viewer = dynamic(() => import('#components/documents/viewer.tsx').then((module) => module.Viewer), { ssr: false })

type Props = { order: OrderView; documents: readonly DocumentView[] }

/** What was delivered, to be looked at and taken along. */
export const DocumentList = (props: Props) => (
  <OrderOfDocuments value={props.order.id}>
    <PdfShelf>
      <List {...props} />
    </PdfShelf>
  </OrderOfDocuments>
)

function List({ order, documents }: Props) {
  const [opened, setOpened] = useState<DocumentView>()
  // Closed too it stays drawn, or it couldn't give the focus back.
  const [everOpened, setEverOpened] = useState(false)
  const getFresh = useFreshLink()
  const download = (file: DocumentView) =>
    void getFresh(file).then(
      ({ url }) => location.assign(url), // an attachment: the page stays
      (error: unknown) => toast.error(asFailure(error).message),
    )
  const open = (file: DocumentView) => {
    setEverOpened(true)
    setOpened(file)
  }
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
      {everOpened && (
        <Viewer documents={documents} opened={opened} onClose={() => setOpened(undefined)} onDownload={download}>
          <DeliveryActions view={order} />
        </Viewer>
      )}
    </section>
  )
}
