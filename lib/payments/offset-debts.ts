import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma, type Payment } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { toOffset } from '#lib/payments/ledger.ts'
import { isShareRefused } from '#lib/payments/waits.ts'
import { writePostings } from '#lib/payments/write-postings.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'

const lockDebts = defineQuery(
  { id: text, debt: int4 },
  (environment: Environment, accountId: string, currency: string) => Prisma.sql`
    SELECT id, share_sent_minor - share_due_minor AS debt FROM payments p
    WHERE ${isShareRefused} AND environment = ${environment}::"Environment"
      AND share_sent_minor > share_due_minor AND researcher_account_id = ${accountId} AND currency = ${currency}
    ORDER BY id FOR NO KEY UPDATE`,
)

/**
 * Sets what a researcher owes for other payments, because a reversal was refused, off against this one. Both rows of a pair
 * commit together. Returns how much that was. Only payments that are owed to lock ones that owe, so none waits in a circle.
 */
export async function offsetDebts(tx: Tx, payment: Payment, owed: number): Promise<number> {
  let left = owed
  const debts = await lockDebts(tx, payment.environment, payment.researcherAccountId, payment.currency)
  for (const { id, debt } of debts) {
    const amount = Math.min(left, debt)
    // A reversal that is underway may still succeed.
    const underway = await tx.shareMovement.count({ where: { paymentId: id, status: 'pending' } })
    if (amount === 0 || underway > 0) continue
    const rows = [
      { paymentId: id, counterpartId: payment.id, amountMinor: -amount },
      { paymentId: payment.id, counterpartId: id, amountMinor: amount },
    ].map((row) => ({ ...row, id: newId('shareMovement'), kind: 'offset' as const, status: 'succeeded' as const }))
    await tx.shareMovement.createMany({ data: rows })
    for (const { paymentId, ...row } of rows)
      await writePostings(tx, [toOffset(row, payment.currency)], {
        environment: payment.environment,
        paymentId,
        accountId: payment.researcherAccountId,
      })
    const settled = amount === debt ? { shareRefusedAt: null, shareRefusal: null } : {}
    await tx.payment.update({ where: { id }, data: { shareSentMinor: { decrement: amount }, ...settled } })
    await tx.payment.update({ where: { id: payment.id }, data: { shareSentMinor: { increment: amount } } })
    left -= amount
  }
  return owed - left
}
