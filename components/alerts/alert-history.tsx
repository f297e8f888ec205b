'use client'
import { FoundList } from '#components/found/found-list.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { measureText } from '#lib/alerts/alert-words.ts'
import { listAlerts } from '#lib/alerts/operations.ts'
import type { AlertView } from '#lib/alerts/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const AlertHistory = () => (
  <section aria-labelledby="history">
    <h2 id="history" className="mb-3 text-xl">
      {t('history')}
    </h2>
    <FoundList
      options={useApi().askPages(listAlerts, {}, { limit: 25 })}
      caption={t('historyNewestFirst')}
      noun={t('nounAlerts')}
      empty={t('nothingYet')}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: t('what'), primary: true, cell: ({ kind }: AlertView) => t(`kinds.${kind}`) },
        { key: 'began', header: t('began'), cell: ({ firedAt }: AlertView) => <DateTime value={firedAt} /> },
        {
          key: 'over',
          header: t('over'),
          cell: ({ resolvedAt }: AlertView) =>
            resolvedAt ? <DateTime value={resolvedAt} /> : <Badge tone="danger">{t('lasts')}</Badge>,
        },
        { key: 'worst', header: t('worst'), cell: ({ kind, worst }: AlertView) => measureText(kind, worst) },
        {
          key: 'told',
          header: t('told'),
          cell: ({ silenced }: AlertView) => (silenced ? t('nobodyTold') : t('everyAddress')),
        },
      ]}
    />
  </section>
)
