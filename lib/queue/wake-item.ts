import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { lockItem } from '#lib/queue/lock-item.ts'
import { sayOfItem, toWorkItemView } from '#lib/queue/say-of-item.ts'
import type { ItemInput, WorkItemView } from '#lib/queue/schema.ts'

/** Has something that was snoozed back at once. */
export async function wakeItem(tx: Tx, actor: OperatorActor, input: ItemInput): Promise<WorkItemView> {
  const item = await lockItem(tx, actor, input)
  const { snoozedUntil } = item.waiting
  if (snoozedUntil === null || snoozedUntil <= new Date()) return toWorkItemView(item, item.waiting)
  return sayOfItem(tx, actor, item, 'work.wake', { snoozedUntil: null })
}
