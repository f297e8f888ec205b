'use client'
import { OrderLink, Parties, QueuePart, RowActions, RowText } from '#components/operator/queue-part.tsx'
import { DecideCase } from '#components/operator/decide-case.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { kindWords } from '#lib/cases/words.ts'
import type { QueueView } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Problems that customers reported: what is said stands on the order's page, and money is given back there. */
export const CasesPart = ({ items, more }: QueueView['cases']) => (
  <QueuePart
    title={t('problemsToDecide')}
    items={items}
    more={more}
    keyOf={({ caseId }) => caseId}
    row={({ caseId, orderId, reference, kind, state, content, title, client, researcher, openedAt }) => (
      <>
        <RowText>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={state === 'open' ? 'caution' : 'info'}>{state === 'open' ? t('open') : t('answered')}</Badge>
            <span className="font-medium">{kindWords()[kind].label}:</span>{' '}
            <OrderLink orderId={orderId}>{title}</OrderLink>
          </p>
          <p className="text-sm text-ink-soft">
            <span className="font-card">{reference}</span> · <Parties client={client} researcher={researcher} />{' '}
            {rich(t, 'reported', { relativeTime: <RelativeTime value={openedAt} /> })}
          </p>
          <p dir="auto" className="line-clamp-3 break-words">
            {content}
          </p>
        </RowText>
        <RowActions>
          <DecideCase orderId={orderId} caseId={caseId} reference={reference} />
        </RowActions>
      </>
    )}
  />
)
