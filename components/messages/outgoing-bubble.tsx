'use client'
import { bubble } from '#components/messages/bubble.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { discardMessages, sendAgain, type Outgoing } from '#lib/browser/outbox.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A message that is on its way, or couldn't go. */
export function OutgoingBubble({ orderId, message }: { orderId: string; message: Outgoing }) {
  const api = useApi()
  const failed = message.state === 'failed'
  return (
    <article className={bubble(true)}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        <span className="font-medium text-ink">{t('you')}</span>
        <span role="status">{failed ? '' : t('sending')}</span>
      </p>
      <TypedText className={failed ? undefined : 'opacity-80'}>{message.content}</TypedText>
      {message.attachments && (
        <p className="text-sm text-ink-soft">
          {t('attached', { names: message.attachments.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {failed && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <span className="font-medium text-danger">
            {t('notSent')} {message.issue}
          </span>
          {message.isMisaddressed ? (
            <CopyButton value={message.content} label={t('copyTheText')} />
          ) : (
            <Button look="secondary" size="sm" onClick={() => void sendAgain(api, orderId, message)}>
              {t('sendAgain')}
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => discardMessages(api, orderId, [message.key])}>
            {t('discard')}
          </Button>
        </div>
      )}
    </article>
  )
}
