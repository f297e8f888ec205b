import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { findHashBefore, forgetMonth, getMonth } from '#lib/finance/get-month.ts'
import type { CloseMonthInput, KeptMonth, MonthReport, Unresolved } from '#lib/finance/months-schema.ts'
import { lockBooks } from '#lib/finance/lock-books.ts'
import { readMonth } from '#lib/finance/read-month.ts'
import { sealMonth } from '#lib/finance/seal-month.ts'
import { audit } from '#lib/operators/audit.ts'
import { toNamed } from '#lib/operators/view.ts'
import { withoutAbsent } from '#lib/view.ts'

const closedAlready = () => new ApiError('month_not_closable', 'This month is closed already.')

const movedSince = () =>
  new ApiError(
    'month_not_closable',
    'The books of this month have moved since you looked. See what stands there now and decide again.',
  )

const named = (unresolved: readonly Unresolved[]) =>
  unresolved.map(({ kind, count }) => `${kind.replaceAll('_', ' ')}: ${count}`).join(', ')

/** What is carried over needs a reason; anything else that isn't resolved has to be resolved first. */
function requireResolved(unresolved: readonly Unresolved[], reason: string | undefined): void {
  const blocking = unresolved.filter(({ carriable }) => !carriable)
  const members = { unresolved: unresolved.map(({ kind, count, carriable }) => ({ kind, count, carriable })) }
  if (blocking.length > 0)
    throw new ApiError('month_not_closable', `The month can't be closed yet: ${named(blocking)}.`, { members })
  if (unresolved.length > 0 && reason === undefined)
    throw invalid('reason', `must say why this is carried over: ${named(unresolved)}`)
}

/**
 * Closes a month's books as they were seen: the report is kept with its hash, and stays. What is corrected later is posted later,
 * and so falls into a later month; the database takes no entry of one that is closed.
 */
export async function closeMonth(
  tx: Tx,
  actor: OperatorActor,
  month: string,
  { reason, seen }: CloseMonthInput,
): Promise<MonthReport> {
  const { environment } = actor
  await lockBooks(tx, environment)
  const found = await getMonth(tx, actor, month, (...asked) => readMonth(tx, ...asked))
  if (found.state === 'closed') throw closedAlready()
  if (seen !== undefined && seen !== found.seen) {
    forgetMonth(environment, month)
    throw movedSince()
  }
  requireResolved(found.unresolved, reason)
  const report: KeptMonth = {
    month,
    currencies: found.currencies,
    carriedOver: found.unresolved,
    closedBy: toNamed(actor),
    ...withoutAbsent({ reason }),
  }
  const hash = sealMonth(await findHashBefore(tx, actor, month), report)
  const { count } = await tx.financeMonth.createMany({
    data: [{ environment, month, report, hash, closedBy: actor.id }],
    skipDuplicates: true,
  })
  if (count === 0) throw closedAlready()
  await audit(tx, actor, {
    action: 'books.close_month',
    targetType: 'books',
    targetId: month,
    after: { month, hash, carriedOver: found.unresolved.map(({ kind, count: many }) => ({ kind, count: many })) },
    reason,
  })
  return getMonth(tx, actor, month)
}
