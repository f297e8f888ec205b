'use client'
import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { nameless } from '#lib/messages/nameless.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** From whose side a conversation is read. */
export type Voice = {
  /** Written by the reader's side, whoever of it. */
  isOurs: (message: MessageView) => boolean
  isMine: (message: MessageView) => boolean
  /** What is said beside the name of somebody of each kind. */
  roles: Partial<Record<MessageView['senderType'], string>>
}

type Props = { orderId: string; message: MessageView; voice: Voice }

export const bubble = (ours: boolean) =>
  classNames(
    'flex max-w-[min(38rem,92%)] flex-col gap-1 rounded-card border p-3',
    ours ? 'self-end border-accent/30 bg-accent-soft' : 'self-start border-line bg-sheet',
  )

export function Bubble({ orderId, message, voice }: Props) {
  const { attachments, content, senderId, senderName, senderType, timestamp } = message
  const role = voice.roles[senderType]
  return (
    <article className={bubble(voice.isOurs(message))}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        <span className="font-medium text-ink">
          {voice.isMine(message) ? t('you') : senderId === nameless ? t('theCustomer') : <bdi>{senderName}</bdi>}
        </span>
        {role && <span>{role}</span>}
        {message.question && <Badge tone="caution">{t('question')}</Badge>}
        <DateTime value={timestamp} shape="time" />
      </p>
      <TypedText>{content}</TypedText>
      {attachments && <AttachedFiles orderId={orderId} files={attachments} />}
    </article>
  )
}
