import type { ResearcherActor } from '#lib/actor.ts'
import { toLine } from '#lib/csv.ts'
import type { Tx } from '#lib/db.ts'
import { listEarnings } from '#lib/earnings/list-earnings.ts'
import type { EarningView } from '#lib/earnings/schema.ts'

const columns: Record<string, (view: EarningView) => string | number | undefined> = {
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
}

/** Every order that brings something, newest first, as RFC 4180 text; page by page, so that no list is too long. */
export async function* exportEarnings(tx: Tx, actor: ResearcherActor): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  let startingAfter: string | undefined
  for (;;) {
    const { items, hasMore } = await listEarnings(tx, actor, {
      limit: 500,
      order: 'desc',
      ...(startingAfter === undefined ? {} : { startingAfter }),
    })
    for (const view of items) yield toLine(Object.values(columns).map((cell) => cell(view)))
    startingAfter = items.at(-1)?.id
    if (!hasMore || startingAfter === undefined) return
  }
}
