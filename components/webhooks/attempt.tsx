import type { DeliveryView } from '#lib/webhooks/delivery-schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Attempt = DeliveryView['attempts'][number]

/** The beginning of what a server answered, as it came. */
export function AttemptAnswer({ attempt: { attempt, statusCode, responseBody } }: { attempt: Attempt }) {
  if (statusCode === undefined) return null
  if (!responseBody) return <p className="text-sm text-ink-soft">{t('theAnswerHadNoBody')}</p>
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={t('bodyOfTheAnswerTo', { attempt: String(attempt) })}
      className="mt-1 max-h-60 overflow-auto rounded-card border border-line bg-well p-3 font-card text-sm break-words whitespace-pre-wrap text-ink"
    >
      {responseBody}
    </pre>
  )
}
