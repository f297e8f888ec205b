'use client'
import { DecideCase } from '#components/operator/decide-case.tsx'
import { OrderLink, Parties, RowText } from '#components/operator/queue-part.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { caseTitle } from '#lib/cases/words.ts'
import type { OpenCase } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A problem that a customer reported, or that came from something else: what is said stands on the order's page, and money is given back there. */
export const CaseText = ({
  thing: { orderId, reference, origin, kind, state, content, title, client, researcher, openedAt },
}: {
  thing: OpenCase
}) => (
  <RowText>
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={state === 'open' ? 'caution' : 'info'}>{state === 'open' ? t('open') : t('answered')}</Badge>
      <span className="font-medium">{caseTitle({ origin, kind })}:</span>{' '}
      <OrderLink orderId={orderId}>{title}</OrderLink>
    </p>
    <p className="text-sm text-ink-soft">
      <span className="font-card">{reference}</span> · <Parties client={client} researcher={researcher} />{' '}
      {rich(t, 'opened', { relativeTime: <RelativeTime value={openedAt} /> })}
    </p>
    <p dir="auto" className="line-clamp-3 break-words">
      {content}
    </p>
  </RowText>
)

export const CaseActs = ({ thing: { orderId, status, caseId, reference } }: { thing: OpenCase }) => (
  <DecideCase {...{ orderId, status, caseId, reference }} />
)
