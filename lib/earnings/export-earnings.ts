import type { ResearcherActor } from '#lib/actor.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { listEarnings } from '#lib/earnings/list-earnings.ts'
import type { EarningsQuery, EarningView } from '#lib/earnings/schema.ts'

const columns: Columns<EarningView> = {
  orderId: ({ orderId }) => orderId,
  repositoryName: ({ repositoryName }) => repositoryName,
  documentType: ({ documentType }) => documentType,
  orderStatus: ({ orderStatus }) => orderStatus,
  state: ({ state }) => state,
  amount: ({ amount }) => amount,
  sent: ({ sent }) => sent,
  refunded: ({ refunded }) => refunded,
  currency: ({ currency }) => currency,
  startedAt: ({ startedAt }) => startedAt,
  completedAt: ({ completedAt }) => completedAt,
  orderNumber: ({ orderNumber }) => orderNumber,
  returnedToCustomer: ({ returns }) => returns?.map(({ at, amount }) => `${at.slice(0, 10)} ${amount}`).join('; '),
  reason: ({ returns }) =>
    returns?.flatMap(({ reason, by }) => reason ?? (by === 'dispute' ? 'bank dispute' : [])).join('; '),
}

/** Every order that brings something, or those of a month, newest first. */
export const exportEarnings = (tx: Tx, actor: ResearcherActor, query: EarningsQuery) =>
  toCsv(columns, (page) => listEarnings(tx, actor, query, page))
