import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { lockItem } from '#lib/queue/lock-item.ts'
import { sayOfItem, toWorkItemView } from '#lib/queue/say-of-item.ts'
import type { ItemInput, WorkItemView } from '#lib/queue/schema.ts'

/** Takes on something that waits. 409 where another has it, with who: two can't do the same. */
export async function claimItem(tx: Tx, actor: OperatorActor, input: ItemInput): Promise<WorkItemView> {
  const item = await lockItem(tx, actor, input)
  const { assigneeId: id, assigneeName: name } = item.waiting
  if (id === actor.id) return toWorkItemView(item, item.waiting)
  if (id !== null)
    throw new ApiError('operator_conflict', `${name ?? 'Another operator'} has this. They can leave it to you.`, {
      members: { assignee: { id, name: name ?? id } },
    })
  const said = { assigneeId: actor.id, claimedAt: new Date(), snoozedUntil: null }
  return sayOfItem(tx, actor, item, 'work.claim', said)
}
