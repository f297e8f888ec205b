import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { lockItem } from '#lib/queue/lock-item.ts'
import { sayOfItem, toWorkItemView } from '#lib/queue/say-of-item.ts'
import type { ItemInput, WorkItemView } from '#lib/queue/schema.ts'

/** Leaves something to whoever takes it. Somebody else's too: people fall ill. */
export async function releaseItem(tx: Tx, actor: OperatorActor, input: ItemInput): Promise<WorkItemView> {
  const item = await lockItem(tx, actor, input)
  if (item.waiting.assigneeId === null) return toWorkItemView(item, item.waiting)
  return sayOfItem(tx, actor, item, 'work.release', { assigneeId: null, claimedAt: null })
}
