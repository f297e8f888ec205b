'use client'
import { ResearcherLink, RowText } from '#components/operator/queue-part.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import type { ThingOf } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const PayoutText = ({ thing: { researcher, sentAt, reason } }: { thing: ThingOf<'payouts'> }) => (
  <RowText>
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone="caution">{t('payoutFailed')}</Badge>
      <ResearcherLink {...researcher} />
    </p>
    <p className="text-sm text-ink-soft">
      {rich(t, 'sentAndCameBack', { relativeTime: <RelativeTime value={sentAt} />, reason })}
    </p>
    <p className="text-sm">{t('theirMoneyWaitsOnTheir')}</p>
  </RowText>
)
