import type { ResearcherActor } from '#lib/actor.ts'
import { reviseDate } from '#lib/agreements/revise-date.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { fromDbDate } from '#lib/text.ts'

/** Two weeks beyond what was promised, or beyond today where that has gone by. */
function laterThan(promised: Date | null): string {
  const from = Math.max(Date.now(), promised?.getTime() ?? 0)
  return fromDbDate(new Date(from + 14 * 86_400_000))
}

/** A robot names a later date, as given or a plausible one. */
export const delayAsRobot = (
  tx: Tx,
  robot: ResearcherActor,
  { id, estimatedCompletionDate }: OrderRow,
  given: { date?: string | undefined; reason?: string | undefined } = {},
): Promise<void> =>
  reviseDate(tx, robot, id, {
    estimatedCompletionDate: given.date ?? laterThan(estimatedCompletionDate),
    reason: given.reason ?? 'The volume is at the bindery; I need two more weeks.',
  })
