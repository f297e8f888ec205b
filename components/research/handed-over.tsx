'use client'
import { useQuery } from '@tanstack/react-query'
import { outcomes } from '#components/documents/outcomes.ts'
import { sizeText } from '#components/documents/describe-document.ts'
import { Failure } from '#components/layout/failure.tsx'
import { LookButton, OwnDocuments } from '#components/research/own-documents.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was handed over, for good: outcome, report and documents as the customer has them. */
export function HandedOver({ order: { id, outcome, report, deliveredAt, status } }: { order: ResearchOrderView }) {
  if (!outcome) return null
  return (
    <Card>
      <section aria-label={t('handedOver')} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-2xl">{t('handedOver')}</h2>
          {deliveredAt && (
            <p className="text-sm text-ink-soft">
              <DateTime value={deliveredAt} />
            </p>
          )}
        </div>
        <p>{rich(t, 'outcomeOf', { outcome: <strong>{outcomes()[outcome].title}</strong> })}</p>
        <div>
          <h3 className="mb-2 text-lg">{t('reportOfTheSearch')}</h3>
          {report ? (
            <TypedText className="max-w-prose wrap-anywhere">{report}</TypedText>
          ) : (
            <p className="text-ink-soft">{t('noReport')}</p>
          )}
        </div>
        {status !== 'delivered' && <Documents orderId={id} />}
      </section>
    </Card>
  )
}

/** While the order is delivered they stand on the desk, where more can be added. */
function Documents({ orderId }: { orderId: string }) {
  const { locale } = useReader()
  const query = useQuery(useApi().askAll(listResearchDocuments, { orderId }))
  return (
    <div>
      <h3 className="mb-2 text-lg">{t('documents')}</h3>
      {query.isPending ? (
        <SkeletonList label={t('loadingTheDocuments')} rows={2} rowClassName="h-8" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-soft">{t('noDocumentWasHandedOver')}</p>
      ) : (
        <OwnDocuments orderId={orderId} documents={query.data}>
          {(open) => (
            <ol className="flex list-decimal flex-col gap-1 ps-5">
              {query.data.map(({ id, name, sizeBytes }) => (
                <li key={id} className="wrap-anywhere">
                  <bdi>{name}</bdi> <span className="text-sm text-ink-soft">{sizeText(sizeBytes, locale)}</span>
                  {open && <LookButton name={name} onClick={() => open(id)} />}
                </li>
              ))}
            </ol>
          )}
        </OwnDocuments>
      )}
    </div>
  )
}
