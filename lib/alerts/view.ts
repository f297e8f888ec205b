import { targetKinds, type AlertKind } from '#lib/alerts/state.ts'
import type { AlertRuleView, AlertTargetView, AlertView } from '#lib/alerts/schema.ts'
import type { Alert, AlertRule, AlertTarget } from '#lib/generated/prisma/client.ts'
import { findPlain } from '#lib/secrets.ts'
import { withoutAbsent } from '#lib/view.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const toRuleView = (row: Omit<AlertRule, 'kind'>, kind: AlertKind, firing: boolean): AlertRuleView => ({
  kind,
  enabled: row.enabled,
  threshold: row.threshold,
  minutes: row.minutes,
  firing,
  ...withoutAbsent({
    silencedUntil: row.silencedUntil?.toISOString(),
    value: row.value,
    measuredAt: row.measuredAt?.toISOString(),
  }),
})

export function toTargetView(row: AlertTarget): AlertTargetView {
  const address = findPlain(row.addressEncrypted)
  const kind = targetKinds.find((known) => known === row.kind) ?? 'webhook'
  return {
    id: row.id,
    kind,
    name: row.name,
    address: address === undefined ? t('cantBeOpened') : kind === 'mail' ? address : new URL(address).host,
    createdAt: row.createdAt.toISOString(),
  }
}

export const toAlertView = (row: Alert, kind: AlertKind): AlertView => ({
  id: row.id,
  kind,
  threshold: row.threshold,
  value: row.value,
  worst: row.worst,
  silenced: row.silenced,
  firedAt: row.firedAt.toISOString(),
  ...withoutAbsent({ resolvedAt: row.resolvedAt?.toISOString() }),
})
