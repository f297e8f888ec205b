import type { OperatorActor } from '#lib/actor.ts'
import { alertKinds, defaultRules } from '#lib/alerts/state.ts'
import type { AlertsView } from '#lib/alerts/schema.ts'
import { toRuleView, toTargetView } from '#lib/alerts/view.ts'
import type { Tx } from '#lib/db.ts'

const untouched = { enabled: true, silencedUntil: null, turningSince: null, value: null, measuredAt: null }

/** What is measured and from when on it alerts, as it stands now, and where alerts go. */
export async function getAlerts(tx: Tx, _actor: OperatorActor): Promise<AlertsView> {
  const rules = new Map((await tx.alertRule.findMany()).map((row) => [row.kind, row]))
  const lasting = await tx.alert.findMany({ where: { resolvedAt: null }, select: { kind: true } })
  const targets = await tx.alertTarget.findMany({ orderBy: { id: 'asc' } })
  return {
    rules: alertKinds.map((kind) =>
      toRuleView(
        rules.get(kind) ?? { ...untouched, ...defaultRules[kind] },
        kind,
        lasting.some((alert) => alert.kind === kind),
      ),
    ),
    targets: targets.map(toTargetView),
  }
}
