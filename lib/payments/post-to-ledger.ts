import type { Tx } from '#lib/db.ts'
import type { Order, Payment } from '#lib/generated/prisma/client.ts'
import { allocate, allocationOf, postingsOf, type Allocation } from '#lib/payments/ledger.ts'
import { writePostings } from '#lib/payments/write-postings.ts'

/**
 * Brings the ledger to where a payment is, in the transaction that brought it there. Call it under the order's lock.
 * What the provider has booked, and whose the money is, is read off the rows, so calling it once more changes nothing.
 */
export async function postToLedger(
  tx: Tx,
  order: Pick<Order, 'status' | 'selectedOfferId'>,
  payment: Payment,
): Promise<void> {
  const where = { paymentId: payment.id }
  const [transactions, disputes, movements, entries] = await Promise.all([
    tx.balanceTransaction.findMany({ where }),
    tx.dispute.findMany({ where }),
    tx.shareMovement.findMany({ where }),
    tx.ledgerEntry.findMany({ where, select: { posting: true, account: true, amountMinor: true } }),
  ])
  const posted = new Set(entries.map(({ posting }) => posting))
  const made = postingsOf({ payment, transactions, disputes, movements }, posted).filter(({ id }) => !posted.has(id))
  const allocations = entries.filter(({ posting }) => posting.startsWith('allocation:'))
  const sumOf = (account: keyof Allocation) =>
    allocations.filter((entry) => entry.account === account).reduce((sum, { amountMinor }) => sum - amountMinor, 0)
  const before = {
    researchers: sumOf('researchers'),
    platform_fees: sumOf('platform_fees'),
    written_off: sumOf('written_off'),
  }
  const nth = new Set(allocations.map(({ posting }) => posting)).size + 1
  const change = allocate(payment, nth, before, allocationOf(order, payment, disputes))
  const { environment, researcherAccountId: accountId } = payment
  await writePostings(tx, [...made, change], { environment, paymentId: payment.id, accountId })
}
