'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PagesFromPictures } from '#components/pictures/pages-from-pictures.tsx'
import { QualityNotes } from '#components/pictures/quality-notes.tsx'
import { useQualityNotes } from '#components/pictures/use-quality-notes.ts'
import { DropZone } from '#components/research/drop-zone.tsx'
import { OwnDocuments } from '#components/research/own-documents.tsx'
import { PageOrder } from '#components/research/page-order.tsx'
import { SendingList } from '#components/documents/sending-list.tsx'
import { Unfinished } from '#components/research/unfinished.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Card } from '#components/ui/card.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { refresh } from '#lib/browser/keys.ts'
import { documentsOf } from '#lib/browser/upload-requests.ts'
import { sendFiles } from '#lib/browser/uploads.ts'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import { getResearchOrder } from '#lib/researchers/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is handed over: files on their way, and those there are, in the order of pages. */
export function DocumentsDesk({ order }: { order: ResearchOrderView }) {
  const api = useApi()
  const client = useQueryClient()
  const query = useQuery(api.askAll(listResearchDocuments, { orderId: order.id }))
  const place = documentsOf(api, order.id)
  const onArrived = () => void refresh(client, [getResearchOrder.path], { orderId: order.id })
  const quality = useQualityNotes()
  const send = (files: File[]) => void sendFiles(api, place, files, onArrived)
  return (
    <Card>
      <section aria-label={t('documents')} className="flex flex-col gap-4">
        <h2 className="text-2xl">{t('documents')}</h2>
        <DropZone
          onFiles={(files) => {
            send(files)
            void quality.look(files)
          }}
        />
        <PagesFromPictures
          number={order.number}
          taken={query.data?.map(({ name }) => name) ?? []}
          onFile={(file) => send([file])}
        />
        <QualityNotes notes={quality.notes} onDismiss={quality.dismiss} />
        <SendingList place={place} onArrived={onArrived} />
        <Unfinished orderId={order.id} />
        {query.isPending ? (
          <SkeletonList label={t('loadingTheDocuments')} rows={2} rowClassName="h-14" />
        ) : !query.data ? (
          <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : query.data.length === 0 ? (
          <p className="text-ink-soft">{t('noDocumentYet')}</p>
        ) : (
          <OwnDocuments orderId={order.id} documents={query.data}>
            {(open) => <PageOrder order={order} documents={query.data} onOpen={open} />}
          </OwnDocuments>
        )}
        {order.status === 'delivered' && (
          <p className="text-sm text-ink-soft">
            {order.reviewState
              ? t('theCustomerSeesNewOnesWith')
              : query.data?.some(({ given }) => !given)
                ? t('whatCanBeRemovedWasNot')
                : t('theCustomerSeesEveryDocument')}
          </p>
        )}
      </section>
    </Card>
  )
}
