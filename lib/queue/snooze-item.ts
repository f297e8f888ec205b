import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { lockItem } from '#lib/queue/lock-item.ts'
import { sayOfItem } from '#lib/queue/say-of-item.ts'
import { snoozeDays, type SnoozeItemInput, type WorkItemView } from '#lib/queue/schema.ts'

const dayMs = 86_400_000

/** Puts something out of sight until a time. Nothing has to wake it: then it is in sight again. */
export async function snoozeItem(
  tx: Tx,
  actor: OperatorActor,
  { until, ...input }: SnoozeItemInput,
): Promise<WorkItemView> {
  const [snoozedUntil, now] = [new Date(until), Date.now()]
  if (snoozedUntil.getTime() <= now) throw invalid('until', 'has passed')
  if (snoozedUntil.getTime() > now + snoozeDays * dayMs) throw invalid('until', `is more than ${snoozeDays} days away`)
  const item = await lockItem(tx, actor, input)
  return sayOfItem(tx, actor, item, 'work.snooze', { snoozedUntil, snoozedAt: new Date(now) })
}
