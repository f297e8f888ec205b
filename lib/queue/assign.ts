import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { kinds } from '#lib/queue/kinds.ts'
import { lockItem } from '#lib/queue/lock-item.ts'
import { sayOfItem, toWorkItemView } from '#lib/queue/say-of-item.ts'
import type { AssignItemInput, WorkItemView } from '#lib/queue/schema.ts'
import { rolesWith } from '#lib/users/operator-roles.ts'

/** Gives something that waits to an operator who may deal with it, whoever has it now. Whoever it is looks at "mine". */
export async function assignItem(
  tx: Tx,
  actor: OperatorActor,
  { operatorId, ...input }: AssignItemInput,
): Promise<WorkItemView> {
  const item = await lockItem(tx, actor, input)
  const operator = await tx.user.findFirst({
    where: { id: operatorId, operator: true, disabledAt: null },
    select: { name: true, operatorRole: true },
  })
  if (!operator?.operatorRole) throw invalid('operatorId', 'is no operator')
  const { scope } = kinds[input.kind]
  if (!rolesWith(scope).includes(operator.operatorRole))
    throw new ApiError('operator_conflict', `${operator.name} may not deal with this: it needs the scope ${scope}.`)
  if (item.waiting.assigneeId === operatorId) return toWorkItemView(item, item.waiting)
  const said = { assigneeId: operatorId, claimedAt: new Date(), snoozedUntil: null }
  return sayOfItem(tx, actor, item, 'work.assign', said)
}
