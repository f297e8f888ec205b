import { planDocuments } from '#lib/billing/plan-documents.ts'
import type { Tx } from '#lib/db.ts'
import type { EventType } from '#lib/events/event-types.ts'
import { opensAgain } from '#lib/events/opens-again.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { newsworthy, noteNews } from '#lib/inbox/note-news.ts'
import { gatherJobs } from '#lib/jobs.ts'
import { planNotices } from '#lib/notices/plan-notices.ts'
import { alertResearchers } from '#lib/researchers/alert-researchers.ts'
import { reactToEvents } from '#lib/sandbox/react-to-event.ts'
import { traces } from '#lib/traces.ts'
import { fanOutEvents } from '#lib/webhooks/fan-out.ts'

/** What follows events, oldest first; a few statements, however many they are. */
type Effect = (tx: Tx, events: readonly Event[]) => Promise<unknown>

/** What one event sets off by itself belongs to what the event came of; so do its webhooks, which are told that one by one. */
const following = ({ type, trace, createdAt }: Event, work: () => Promise<unknown>): Promise<unknown> =>
  trace === null
    ? work()
    : traces().span(`event ${type}`, { kind: 'consumer', parent: trace, startedAt: createdAt }, work)

const toWebhooks: Effect = (tx, events) =>
  fanOutEvents(
    tx,
    events.map(({ id }) => id),
  )

const toMail: Effect = async (tx, events) => {
  for (const event of events) await following(event, () => planNotices(tx, event))
}

const toSandbox: Effect = (tx, events) =>
  reactToEvents(
    tx,
    events.flatMap((event) => {
      const { id, type, orderId, environment } = event
      const concerned = environment === 'development' && (type !== 'offer.declined' || opensAgain(event))
      return concerned && orderId !== null ? { id, type, orderId } : []
    }),
  )

const toResearchers: Effect = (tx, events) =>
  alertResearchers(
    tx,
    events.flatMap((event) => (event.type === 'order.opened' || opensAgain(event) ? (event.orderId ?? []) : [])),
  )

const toInboxes: Effect = (tx, events) =>
  noteNews(
    tx,
    events.map(({ id }) => id),
  )

const toBilling: Effect = async (tx, events) => {
  for (const event of events) await following(event, () => planDocuments(tx, event))
}

const special: readonly { effect: Effect; on: ReadonlySet<EventType> }[] = [
  {
    effect: toSandbox,
    on: new Set([
      'order.opened',
      'order.given_back',
      'offer.declined',
      'order.confirmed',
      'order.changed',
      'order.started',
      'order.eta_changed',
      'order.changes_requested',
      'case.opened',
    ]),
  },
  { effect: toResearchers, on: new Set(['order.opened', 'order.given_back', 'offer.declined']) },
  { effect: toInboxes, on: new Set(newsworthy) },
  {
    effect: toBilling,
    on: new Set(['payment.captured', 'payment.refunded', 'payment.refund_failed', 'order.completed']),
  },
]

/**
 * Everything that events set off: webhooks, the mails of lib/notices/notices.ts, and what only some of them do. Within one
 * transaction, which also holds the jobs; it may run again for the same events.
 */
export async function carryOn(tx: Tx, events: readonly Event[]): Promise<void> {
  await toWebhooks(tx, events)
  await gatherJobs(tx, async () => {
    await toMail(tx, events)
    for (const { effect, on } of special) {
      const concerned = events.filter(({ type }) => (on as ReadonlySet<string>).has(type))
      if (concerned.length > 0) await effect(tx, concerned)
    }
  })
}
