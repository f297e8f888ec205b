'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Button } from '#components/ui/button.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listInbox, markInboxRead } from '#lib/inbox/operations.ts'
import type { InboxEntryView, InboxKind } from '#lib/inbox/schema.ts'
import { catalogue } from '#lib/words/en/research-inbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const names = (): Record<InboxKind, string> => ({
  message: t('aMessage'),
  question: t('aQuestion'),
  order_changed: t('theOrderWasChanged'),
  offer_chosen: t('yourOfferWasChosen'),
  ready_to_start: t('readyToStart'),
  offer_declined: t('yourOfferWasDeclined'),
  offer_closed: t('anotherOfferWasChosen'),
  open_again: t('openForOffersAgain'),
  called_off: t('calledOff'),
  changes_asked: t('changesAreAskedFor'),
  problem: t('aProblem'),
  review: t('aReview'),
})

const tones: Partial<Record<InboxKind, Tone>> = {
  question: 'caution',
  order_changed: 'caution',
  offer_chosen: 'accent',
  ready_to_start: 'caution',
  open_again: 'info',
  called_off: 'danger',
  changes_asked: 'caution',
  problem: 'danger',
}

/** Everything that is new about one's offers and orders, newest first. What is opened is read. */
export function Inbox() {
  const api = useApi()
  const query = useInfiniteQuery(api.askPages(listInbox, {}, { limit: 25 }))
  const mark = useMutation({ ...api.send(markInboxRead), onError: (error) => toast.error(asFailure(error).message) })
  const newest = query.data?.pages[0]?.items[0]?.id
  const hasNew = query.data?.pages.some(({ items }) => items.some(({ readAt }) => readAt === undefined)) === true
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('inbox')}</h1>
        {hasNew && newest !== undefined && (
          <Button look="secondary" size="sm" pending={mark.isPending} onClick={() => mark.mutate({ upTo: newest })}>
            {t('markAllAsRead')}
          </Button>
        )}
      </div>
      <PagedList
        query={query}
        noun={t('entries')}
        empty={<EmptyState title={t('nothingNew')}>{t('messagesAndWhatBecomes')}</EmptyState>}
      >
        {(rows) => (
          <ul aria-label={t('inbox')} className="divide-y divide-line rounded-card border border-line bg-sheet">
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} onRead={({ orderId }) => mark.mutate({ orderId })} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

type EntryProps = { entry: InboxEntryView; onRead: (entry: InboxEntryView) => void }

/** Leads to its order, where it is read; of an order that is shown no more there is nothing else to read. */
function Entry({ entry, onRead }: EntryProps) {
  const { kind, orderId, orderNumber, documentType, repositoryName, gone, createdAt, readAt } = entry
  const isNew = readAt === undefined
  const said = (
    <>
      {names()[kind]}: <bdi>{documentType}</bdi>, <bdi>{repositoryName}</bdi>
    </>
  )
  return (
    <li
      className={classNames(
        'relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-well has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        isNew && 'bg-accent-soft',
      )}
    >
      <span className="min-w-0">
        {gone ? (
          <span className={isNew ? 'font-medium' : undefined}>{said}</span>
        ) : (
          <Link
            href={`/research/orders/${orderId}`}
            className={classNames(
              'text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none',
              isNew && 'font-medium',
            )}
          >
            {said}
          </Link>
        )}
        <span className="block text-sm text-ink-soft">
          <OrderNumber number={orderNumber} />
          {gone && ` · ${t('notShownAnyMore')}`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {isNew && gone && (
          <Button look="quiet" size="sm" onClick={() => onRead(entry)}>
            {t('markAsRead')}
          </Button>
        )}
        {isNew && <Badge tone={tones[kind] ?? 'info'}>{t('new')}</Badge>}
        <RelativeTime value={createdAt} />
      </span>
    </li>
  )
}
