import { lockAlertRule } from '#lib/alerts/alert-row.ts'
import { findMeasures } from '#lib/alerts/find-measures.ts'
import { judge } from '#lib/alerts/judge.ts'
import { alertKinds, type AlertKind } from '#lib/alerts/state.ts'
import { tellTargets } from '#lib/alerts/tell-targets.ts'
import { inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { newId } from '#lib/ids.ts'

/** Measures, and begins or ends what operators are alerted of. Every minute, by one worker. */
export async function checkRules(now = new Date(), measures?: Record<AlertKind, number | null>): Promise<void> {
  const measured = measures ?? (await findMeasures(now))
  await doForEach(alertKinds, (kind) => checkRule(kind, measured[kind], now))
}

const checkRule = (kind: AlertKind, value: number | null, now: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const rule = await lockAlertRule(tx, kind)
    const lasting = await tx.alert.findFirst({ where: { kind, resolvedAt: null } })
    const firing = lasting !== null
    // One that is switched off tells nothing; what lasts of it is over.
    const next = rule.enabled
      ? judge({ firing, turningSince: rule.turningSince }, value, rule, now)
      : { firing: false, turningSince: null }
    await tx.alertRule.update({
      where: { kind },
      data: { turningSince: next.turningSince, ...(value === null ? {} : { value, measuredAt: now }) },
    })
    const silenced = rule.silencedUntil !== null && rule.silencedUntil > now
    if (next.firing && !firing && value !== null) {
      const { threshold } = rule
      const data = { id: newId('alert'), kind, threshold, value, worst: value, silenced, firedAt: now }
      const alert = await tx.alert.create({ data })
      if (!silenced) await tellTargets(tx, alert, 'fired')
    } else if (lasting && !next.firing) {
      const alert = await tx.alert.update({ where: { id: lasting.id }, data: { resolvedAt: now } })
      // Who has heard that it began hears that it is over.
      if (!alert.silenced) await tellTargets(tx, alert, 'resolved')
    } else if (lasting) {
      const worst = Math.max(lasting.worst, value ?? lasting.worst)
      const alert = await tx.alert.update({
        where: { id: lasting.id },
        data: { worst, silenced: lasting.silenced && silenced },
      })
      // What began in silence and outlasts it is told then.
      if (lasting.silenced && !silenced) await tellTargets(tx, alert, 'fired')
    }
  })
