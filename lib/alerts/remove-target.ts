import type { OperatorActor } from '#lib/actor.ts'
import { toTargetView } from '#lib/alerts/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import type { Succeeded } from '#lib/text.ts'

export async function removeTarget(tx: Tx, actor: OperatorActor, targetId: string): Promise<Succeeded> {
  const row = await tx.alertTarget.findUnique({ where: { id: targetId } })
  const { count } = await tx.alertTarget.deleteMany({ where: { id: targetId } })
  if (!row || count === 0) throw notFound()
  await audit(tx, actor, {
    action: 'alert.remove_target',
    targetType: 'alert',
    targetId,
    before: toTargetView(row),
    after: { removed: true },
  })
  return { success: true }
}
