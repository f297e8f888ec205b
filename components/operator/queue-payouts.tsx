'use client'
import { QueuePart, ResearcherLink, RowText } from '#components/operator/queue-part.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import type { QueueView } from '#lib/queue/schema.ts'

export const PayoutsPart = ({ items, more }: QueueView['payouts']) => (
  <QueuePart
    title="Payouts that came back"
    items={items}
    more={more}
    keyOf={({ researcher }) => researcher.id}
    row={({ researcher, sentAt, reason }) => (
      <RowText>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="caution">Payout failed</Badge>
          <ResearcherLink {...researcher} />
        </p>
        <p className="text-sm text-ink-soft">
          Sent <RelativeTime value={sentAt} /> and came back: {reason}
        </p>
        <p className="text-sm">
          Their money waits on their account with the payment provider. They see this on their payout page, and correct
          their bank details with the provider; the next payout that arrives takes this away.
        </p>
      </RowText>
    )}
  />
)
