import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { ExplainedView, ExplainInput } from '#lib/finance/schema.ts'
import { audit } from '#lib/operators/audit.ts'
import { writePostings } from '#lib/payments/write-postings.ts'
import { defineLock } from '#lib/sql.ts'

const lockMovement = defineLock('balance_transactions', 'NO KEY UPDATE')

/**
 * Says what a movement of the balance was that the ledger knew no reason for. What was posted stays; another posting, of today,
 * takes it from `unassigned` to where it belongs. Once, for good.
 */
export async function explainDifference(
  tx: Tx,
  actor: OperatorActor,
  id: string,
  { account, reason }: ExplainInput,
): Promise<ExplainedView> {
  const { environment } = actor
  await lockMovement(tx, id)
  const entry = await tx.ledgerEntry.findFirst({ where: { posting: id, environment, account: 'unassigned' } })
  if (!entry) throw notFound()
  const posting = `explained:${id}`
  if ((await tx.ledgerEntry.count({ where: { posting } })) > 0)
    throw new ApiError('order_state_conflict', 'This movement is explained already.')
  const { currency, amountMinor, paymentId } = entry
  const legs = [
    { account: 'unassigned', currency, amountMinor: -amountMinor },
    { account, currency, amountMinor },
  ] as const
  await writePostings(tx, [{ id: posting, legs: [...legs] }], { environment, paymentId })
  await audit(tx, actor, {
    action: 'books.explain',
    targetType: 'books',
    targetId: id,
    reason,
    after: { account, amountMinor: -amountMinor, currency },
  })
  return { id, account }
}
