'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOrderLooks } from '#lib/dossiers/operations.ts'
import type { OrderLooksView } from '#lib/dossiers/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Download = OrderLooksView['downloads'][number]

/** Who fetched the files of an order, and which operators opened it. */
export function OrderLooks({ orderId }: { orderId: string }) {
  const query = useQuery(useApi().ask(listOrderLooks, { orderId }))
  if (query.isPending) return <SkeletonList label={t('loading')} rows={2} rowClassName="h-10" />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const { visits, downloads, moreVisits, moreDownloads } = query.data
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="mb-2 text-lg">{t('filesFetched')}</h3>
        {downloads.length === 0 ? (
          <p className="text-ink-soft">{t('noFileWasFetched')}</p>
        ) : (
          <Table caption={t('filesFetched')} rows={downloads} rowKey={({ id }) => id} columns={columns()} />
        )}
        {moreDownloads && <Newest shown={downloads.length} />}
      </div>
      <div>
        <h3 className="mb-2 text-lg">{t('operatorsVisits')}</h3>
        {visits.length === 0 ? (
          <p className="text-ink-soft">{t('nobodyYet')}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {visits.map(({ operator, firstAt, lastAt }) => (
              <li key={`${operator} ${firstAt}`}>
                <bdi className="font-medium">{operator ?? t('aFormerOperator')}</bdi>,{' '}
                {firstAt === lastAt ? (
                  <DateTime value={firstAt} />
                ) : (
                  rich(t, 'firstAndLast', { first: <DateTime value={firstAt} />, last: <DateTime value={lastAt} /> })
                )}
              </li>
            ))}
          </ul>
        )}
        {moreVisits && <Newest shown={visits.length} />}
      </div>
    </div>
  )
}

const Newest = ({ shown }: { shown: number }) => (
  <p className="mt-2 text-sm text-ink-soft">{t('onlyTheNewestAreShown', { shown })}</p>
)

const columns = (): readonly Column<Download>[] => [
  {
    key: 'file',
    header: t('file'),
    primary: true,
    cell: ({ name }) => <bdi className="wrap-anywhere">{name ?? t('aRemovedFile')}</bdi>,
  },
  { key: 'when', header: t('when'), cell: ({ at }) => <DateTime value={at} /> },
  {
    key: 'who',
    header: t('who'),
    cell: ({ who, side }) => (
      <>
        <bdi>{who ?? (side ? t(`side.${side}`) : t('holderOfALink'))}</bdi>
        {who && side && ` (${t(`side.${side}`)})`}
      </>
    ),
  },
  { key: 'how', header: t('how'), cell: ({ kind }) => t(`download.${kind}`) },
  { key: 'from', header: t('from'), cell: ({ address }) => address ?? '–' },
]
