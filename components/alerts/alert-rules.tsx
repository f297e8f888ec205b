'use client'
import { useState } from 'react'
import { RuleDialog } from '#components/alerts/rule-dialog.tsx'
import { StatusBadge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Table } from '#components/ui/table.tsx'
import { measureText } from '#lib/alerts/alert-words.ts'
import { setAlertRule } from '#lib/alerts/operations.ts'
import type { AlertRuleView } from '#lib/alerts/schema.ts'
import { useMay } from '#lib/browser/may.ts'
import { useNow } from '#components/ui/locale.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function AlertRules({ rules }: { rules: readonly AlertRuleView[] }) {
  const [changing, setChanging] = useState<AlertRuleView>()
  const may = useMay()(setAlertRule)
  const change = {
    key: 'change',
    header: t('action'),
    cell: (rule: AlertRuleView) => (
      <Button
        look="secondary"
        size="sm"
        aria-label={t('changeOf', { what: t(`kinds.${rule.kind}`) })}
        onClick={() => setChanging(rule)}
      >
        {t('change')}
      </Button>
    ),
  }
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="mb-3 text-xl">
        {t('rules')}
      </h2>
      <Table
        caption={t('rules')}
        rows={rules}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'what', header: t('what'), primary: true, cell: ({ kind }) => t(`kinds.${kind}`) },
          { key: 'state', header: t('state'), cell: (rule) => <RuleState rule={rule} /> },
          { key: 'now', header: t('now'), cell: (rule) => <Measured rule={rule} /> },
          {
            key: 'mark',
            header: t('alertsFrom'),
            cell: ({ kind, threshold, minutes }) =>
              t('forSoLong', { threshold: measureText(kind, threshold), minutes }),
          },
          ...(may ? [change] : []),
        ]}
      />
      {changing && <RuleDialog rule={changing} onClose={() => setChanging(undefined)} />}
    </section>
  )
}

function RuleState({ rule: { enabled, firing, silencedUntil, value } }: { rule: AlertRuleView }) {
  const now = useNow() ?? 0
  const silent = silencedUntil !== undefined && Date.parse(silencedUntil) > now
  return (
    <span className="flex flex-wrap gap-1">
      {!enabled ? (
        <StatusBadge tone="neutral" ended>
          {t('isOff')}
        </StatusBadge>
      ) : firing ? (
        <StatusBadge tone="danger">{t('isFiring')}</StatusBadge>
      ) : value === undefined ? (
        <StatusBadge tone="neutral">{t('isUnknown')}</StatusBadge>
      ) : (
        <StatusBadge tone="accent">{t('isWell')}</StatusBadge>
      )}
      {silent && (
        <span className="text-sm text-ink-soft">
          {rich(t, 'isSilenced', { until: <DateTime value={silencedUntil} /> })}
        </span>
      )}
    </span>
  )
}

const Measured = ({ rule: { kind, value, measuredAt } }: { rule: AlertRuleView }) =>
  value === undefined || measuredAt === undefined
    ? t('notMeasured')
    : rich(t, 'wasAt', { value: measureText(kind, value), when: <RelativeTime value={measuredAt} /> })
