import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { PayoutView } from '#lib/earnings/schema.ts'
import { findCurrency, toMajor } from '#lib/money.ts'
import { toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

/** The payouts of a researcher's account to their bank, newest first. Their ids are the provider's, which sort by nothing. */
export async function listPayouts(
  tx: Tx,
  { id: researcherId, environment }: ResearcherActor,
  { limit, order, startingAfter }: PageRequest,
): Promise<Page<PayoutView>> {
  const last =
    startingAfter === undefined
      ? undefined
      : await tx.accountPayout.findFirst({ where: { id: startingAfter, researcherId, environment } })
  if (last === null) throw unknownCursor()
  const beyond = order === 'desc' ? 'lt' : 'gt'
  const after = last && {
    OR: [{ sentAt: { [beyond]: last.sentAt } }, { sentAt: last.sentAt, id: { [beyond]: last.id } }],
  }
  const rows = await tx.accountPayout.findMany({
    where: { researcherId, environment, ...after },
    orderBy: [{ sentAt: order }, { id: order }],
    take: limit + 1,
  })
  const { items, hasMore } = toPage(rows, limit)
  return {
    items: items.map(({ id, exactMinor, currency: code, status, sentAt, arrivesAt, ...before }) => {
      const amountMinor = exactMinor ?? before.amountMinor
      const currency = findCurrency(code)
      return {
        id,
        amountMinor,
        currency: code,
        status,
        sentAt: sentAt.toISOString(),
        ...withoutAbsent({
          amount: currency && toMajor(amountMinor, currency),
          arrivesAt: arrivesAt?.toISOString(),
        }),
      }
    }),
    hasMore,
  }
}
