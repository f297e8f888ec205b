'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#components/ui/link.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { useFilters } from '#components/found/use-filters.ts'
import { DeliveryBadge, Outcome } from '#components/webhooks/endpoint-state.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import type { Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { eventTypes } from '#lib/events/event-types.ts'
import { listEndpoints, searchDeliveries } from '#lib/webhooks/operations.ts'
import type { DeliveryView, SearchDeliveriesQuery } from '#lib/webhooks/delivery-schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () =>
  [
    { value: '', label: t('any') },
    { value: 'pending', label: t('waiting') },
    { value: 'delivered', label: t('delivered') },
    { value: 'failed', label: t('failed') },
  ] as const

const columns = (): readonly Column<DeliveryView>[] => [
  {
    key: 'event',
    header: t('event'),
    primary: true,
    cell: ({ id, eventType, orderId }) => (
      <>
        <Link className="text-link font-card" href={`/developers/webhooks/deliveries/${id}`}>
          {eventType}
        </Link>
        {orderId && (
          <Link className="block font-card text-sm font-normal break-all text-ink-soft" href={`/orders/${orderId}`}>
            {orderId}
          </Link>
        )}
      </>
    ),
  },
  {
    key: 'since',
    header: t('begun'),
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap">
        <DateTime value={createdAt} />
      </span>
    ),
  },
  { key: 'last', header: t('lastAnswer'), cell: (delivery) => <LastAttempt {...delivery} /> },
  { key: 'state', header: t('state'), cell: ({ status }) => <DeliveryBadge status={status} /> },
]

/** To which endpoint, where the list holds those of all. */
function EndpointCell({ endpointId }: DeliveryView) {
  const known = useInfiniteQuery(useApi().askPages(listEndpoints))
    .data?.pages.flatMap(({ items }) => items)
    .find(({ id }) => id === endpointId)
  return (
    <Link className="text-link break-all" href={`/developers/webhooks/${endpointId}`}>
      <bdi>{known?.description ?? known?.url ?? endpointId}</bdi>
    </Link>
  )
}
const endpointColumn = (): Column<DeliveryView> => ({
  key: 'endpoint',
  header: t('endpoint'),
  cell: (delivery) => <EndpointCell {...delivery} />,
})

function LastAttempt({ attempts, nextAttemptAt }: DeliveryView) {
  const last = attempts.at(-1)
  return (
    <span className="flex flex-col">
      <span>{last ? <Outcome attempt={last} /> : t('onItsWay')}</span>
      <span className="text-sm text-ink-soft">
        {attempts.length > 1 && t('attempts', { count: attempts.length })}
        {attempts.length > 1 && nextAttemptAt && ', '}
        {attempts.length > 0 &&
          nextAttemptAt &&
          rich(t, 'theNext', { relativeTime: <RelativeTime value={nextAttemptAt} /> })}
      </span>
    </span>
  )
}

const hour = 3_600_000
const times = () =>
  [
    { value: '', label: t('anyTime'), ms: 0 },
    { value: 'hour', label: t('lastHour'), ms: hour },
    { value: 'day', label: t('lastDay'), ms: 24 * hour },
    { value: 'week', label: t('lastWeek'), ms: 7 * 24 * hour },
  ] as const

const kinds = () => [{ value: '', label: t('any') }, ...eventTypes.map((value) => ({ value, label: value }))]

function useChoices(filters: ReturnType<typeof useFilters<'q' | 'status' | 'type' | 'within'>>) {
  const [{ status: givenStatus, type: givenType, within: givenTime }] = filters
  // Times count from the opening: the same question stays the same, and what comes later is within it.
  const [opened] = useState(() => Date.now())
  const status = states().find(({ value }) => value === givenStatus)?.value ?? ''
  const type = kinds().find(({ value }) => value === givenType)?.value ?? ''
  const time = times().find(({ value }) => value === givenTime)
  const wanted: Partial<SearchDeliveriesQuery> = {
    ...(status ? { status } : {}),
    ...(type ? { eventType: type } : {}),
    ...(time?.value ? { since: new Date(opened - time.ms).toISOString() } : {}),
  }
  const choices = [
    { name: 'status' as const, label: t('state'), options: states(), value: status },
    { name: 'type' as const, label: t('kindOfEvent'), options: kinds(), value: type },
    { name: 'within' as const, label: t('when'), options: times(), value: time?.value ?? '' },
  ]
  return { wanted, choices }
}

/** An event or an order by its id; anything else can't be looked for. */
function idFilter(q: string): Partial<SearchDeliveriesQuery> | undefined {
  if (q === '') return {}
  if (/^evt_\w+$/.test(q)) return { eventId: q }
  if (/^ord_\w+$/.test(q)) return { orderId: q }
  return undefined
}

/** What was sent, to all endpoints or to one, and how it went: 90 days. The filters stand in the address. */
export function DeliveryLog({ endpointId }: { endpointId?: string }) {
  const filters = useFilters(['q', 'status', 'type', 'within'])
  const [{ q = '' }] = filters
  const { wanted, choices } = useChoices(filters)
  const narrowed = q !== '' || Object.keys(wanted).length > 0
  const api = useApi()
  const ids = idFilter(q)
  return (
    <>
      <FilterBar
        filters={filters}
        search={{ name: 'q', label: t('eventOrOrder'), hint: t('itsIdEvtOrOrd') }}
        choices={choices}
      />
      {ids === undefined ? (
        <Banner tone="caution" title={t('thatIsNoIdOf')}>
          {t('theyBeginWithEvtOr')}
        </Banner>
      ) : (
        <FoundList
          options={api.askPages(
            searchDeliveries,
            {},
            { ...ids, ...wanted, ...(endpointId ? { endpointId } : {}), limit: 25 },
          )}
          caption={t('deliveriesNewestFirst')}
          noun={t('deliveries')}
          emptyTitle={narrowed ? t('nothingLikeThatWasSent') : t('nothingSentYet')}
          empty={narrowed ? t('recordsAreKeptFor90') : t('whateverHappensToAnOrder')}
          rowKey={({ id }) => id}
          columns={endpointId ? columns() : [...columns().slice(0, 1), endpointColumn(), ...columns().slice(1)]}
        />
      )}
    </>
  )
}
