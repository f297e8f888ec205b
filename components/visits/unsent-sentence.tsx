'use client'
import { loadSending } from '#components/visits/use-shelf.ts'
import { useLeavingQuestion } from '#components/orders/import/use-leaving-question.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import type { Sender } from '#lib/browser/send-visits.ts'
import { useUnsent } from '#lib/browser/unsent-visits.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is still on this device alone, and what needs its owner. */
export function UnsentSentence({ sender }: { sender: Sender }) {
  const { marks, photos, onlyHere, unread } = useUnsent(sender.api.identity.environment)
  const waiting = photos.filter(({ state }) => state === 'waiting').length
  const stuck = photos.length - waiting
  const waits = marks.length + waiting > 0
  // With a network it is gone before anybody could read of it.
  const shown = useDebounced(waits, 1_500) && waits
  const isMemory = onlyHere.size > 0
  const warns = useDebounced(isMemory, 1_500) && isMemory
  useLeavingQuestion(isMemory)
  const both = marks.length > 0 && waiting > 0 ? 'yes' : 'no'
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {shown && (
        <Banner
          tone="caution"
          action={
            <Button
              look="secondary"
              size="sm"
              onClick={() =>
                void loadSending()
                  .then(({ sendUnsent }) => sendUnsent(sender))
                  .catch(() => {})
              }
            >
              {t('sendNow')}
            </Button>
          }
        >
          {t('unsent', { marks: marks.length, photos: waiting, both })}
        </Banner>
      )}
      {warns && <Banner tone="danger">{t('onlyHere', { things: onlyHere.size })}</Banner>}
      {unread && <Banner tone="caution">{t('unread')}</Banner>}
      {stuck > 0 && <Banner tone="danger">{t('needYou', { photos: stuck })}</Banner>}
    </div>
  )
}
