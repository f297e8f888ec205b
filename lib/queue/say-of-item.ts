import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import type { LockedItem } from '#lib/queue/lock-item.ts'
import type { WorkItemView } from '#lib/queue/schema.ts'
import { workStateOf } from '#lib/queue/work-state.ts'

type Said = { assigneeId?: string | null; claimedAt?: Date | null; snoozedUntil?: Date | null; snoozedAt?: Date }
type Action = 'work.claim' | 'work.assign' | 'work.release' | 'work.snooze' | 'work.wake'

/** What the audit log says that it was done to: the order, the client or the researcher that the item is about. */
function targetOf({ waiting: { targetId, orderId, clientId, researcherId }, key: { kind } }: LockedItem) {
  if (kind === 'endpoints') return { targetType: 'webhook_endpoint', targetId } as const
  if (orderId !== null) return { targetType: 'order', targetId: orderId } as const
  if (clientId !== null) return { targetType: 'client', targetId: clientId } as const
  return { targetType: 'researcher', targetId: researcherId ?? targetId } as const
}

/** Writes down what an operator says of an item that is locked, and that they said it. */
export async function sayOfItem(
  tx: Tx,
  actor: OperatorActor,
  item: LockedItem,
  action: Action,
  said: Said,
): Promise<WorkItemView> {
  const { key, waiting } = item
  const row = await tx.workItem.update({
    where: { kind_targetId_environment: key },
    data: said,
    include: { assignee: { select: { name: true } } },
  })
  await audit(tx, actor, {
    action,
    ...targetOf(item),
    before: toKept(waiting),
    after: { ...toKept(row), kind: key.kind, itemId: key.targetId },
  })
  return toWorkItemView(item, { ...row, assigneeName: row.assignee?.name ?? null })
}

const toKept = ({ assigneeId, snoozedUntil }: { assigneeId: string | null; snoozedUntil: Date | null }) => ({
  assigneeId,
  snoozedUntil: snoozedUntil?.toISOString() ?? null,
})

export const toWorkItemView = (
  { key: { kind, targetId } }: LockedItem,
  row: Parameters<typeof workStateOf>[0],
): WorkItemView => ({ kind, targetId, ...workStateOf(row) })
