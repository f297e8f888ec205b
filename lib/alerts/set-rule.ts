import type { OperatorActor } from '#lib/actor.ts'
import { isAlertKind, lockAlertRule } from '#lib/alerts/alert-row.ts'
import type { AlertRuleView, SetAlertRuleInput } from '#lib/alerts/schema.ts'
import { toRuleView } from '#lib/alerts/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'

/** What counts from the next measure on; what lasts ends by the new rule. */
export async function setRule(
  tx: Tx,
  actor: OperatorActor,
  kind: string,
  { silencedUntil, ...rule }: SetAlertRuleInput,
): Promise<AlertRuleView> {
  if (!isAlertKind(kind)) throw notFound()
  const before = await lockAlertRule(tx, kind)
  const silence = silencedUntil === undefined ? {} : { silencedUntil: silencedUntil && new Date(silencedUntil) }
  const after = await tx.alertRule.update({ where: { kind }, data: { ...rule, ...silence, turningSince: null } })
  const firing = (await tx.alert.count({ where: { kind, resolvedAt: null } })) > 0
  await audit(tx, actor, {
    action: 'alert.set_rule',
    targetType: 'alert',
    targetId: kind,
    before: toRuleView(before, kind, firing),
    after: toRuleView(after, kind, firing),
  })
  return toRuleView(after, kind, firing)
}
