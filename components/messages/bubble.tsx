'use client'
import { classNames } from '#components/ui/class-names.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { MessageView } from '#lib/messages/schema.ts'

const roles: Partial<Record<MessageView['senderType'], string>> = {
  researcher: 'Researcher',
  operator: 'Callslip',
  api_client: 'by API',
}

export const bubble = (ours: boolean) =>
  classNames(
    'flex max-w-[min(38rem,92%)] flex-col gap-1 rounded-card border p-3',
    ours ? 'self-end border-accent/30 bg-accent-soft' : 'self-start border-line bg-sheet',
  )

export function Bubble({
  message: { content, senderId, senderName, senderType, timestamp },
  ours,
}: {
  message: MessageView
  ours: boolean
}) {
  const mine = useMe().id === senderId
  const role = roles[senderType]
  return (
    <article className={bubble(ours)}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        <span className="font-medium text-ink">{mine ? 'You' : senderName}</span>
        {role && <span>{role}</span>}
        <DateTime value={timestamp} shape="time" />
      </p>
      <p className="whitespace-pre-wrap">{content}</p>
    </article>
  )
}
