import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Order, Payment } from '#lib/generated/prisma/client.ts'
import { allocate, allocationOf, postingsOf, type Allocation, type Posting } from '#lib/payments/ledger.ts'

type Of = { environment: Environment; paymentId: string | null; accountId?: string }

/** Writes postings, each once. */
export async function writePostings(tx: Tx, postings: readonly Posting[], of: Of): Promise<void> {
  const entries = postings.flatMap(({ id, legs }) =>
    sumUp(legs).map(({ account, currency, amountMinor }) => ({
      posting: id,
      environment: of.environment,
      paymentId: of.paymentId,
      account,
      accountId: account === 'researchers' ? (of.accountId ?? null) : null,
      currency,
      amountMinor,
    })),
  )
  if (entries.length > 0) await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true })
}

/** One leg an account and currency; what comes to nothing is none. */
function sumUp(legs: Posting['legs']): Posting['legs'] {
  const sums = new Map<string, Posting['legs'][number]>()
  for (const leg of legs) {
    const key = `${leg.account} ${leg.currency}`
    sums.set(key, { ...leg, amountMinor: (sums.get(key)?.amountMinor ?? 0) + leg.amountMinor })
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0)
}

/**
 * Brings the ledger to where a payment is, in the transaction that brought it there. Call it under the order's lock.
 * What the provider has booked, and whose the money is, is read off the rows, so calling it once more changes nothing.
 */
export async function postToLedger(tx: Tx, order: Pick<Order, 'status'>, payment: Payment): Promise<void> {
  const where = { paymentId: payment.id }
  const [transactions, disputes, movements, entries] = await Promise.all([
    tx.balanceTransaction.findMany({ where }),
    tx.dispute.findMany({ where }),
    tx.shareMovement.findMany({ where }),
    tx.ledgerEntry.findMany({ where, select: { posting: true, account: true, amountMinor: true } }),
  ])
  const posted = new Set(entries.map(({ posting }) => posting))
  const made = postingsOf({ payment, transactions, disputes, movements }).filter(({ id }) => !posted.has(id))
  const allocations = entries.filter(({ posting }) => posting.startsWith('allocation:'))
  const allocated = (account: keyof Allocation) =>
    allocations.filter((entry) => entry.account === account).reduce((sum, { amountMinor }) => sum - amountMinor, 0)
  const before = { researchers: allocated('researchers'), platform_fees: allocated('platform_fees') }
  const nth = new Set(allocations.map(({ posting }) => posting)).size + 1
  const change = allocate(payment, nth, before, allocationOf(order, payment, disputes))
  const { environment, researcherAccountId: accountId } = payment
  await writePostings(tx, [...made, change], { environment, paymentId: payment.id, accountId })
}
