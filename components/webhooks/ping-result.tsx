'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { AttemptAnswer } from '#components/webhooks/attempt.tsx'
import { outcomeOf } from '#components/webhooks/endpoint-state.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { arrivalQuery } from '#lib/browser/webhooks.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the server answered to a ping, as soon as it has. */
export function PingResult({ endpointId, eventId }: { endpointId: string; eventId: string }) {
  const { data: delivery } = useQuery(arrivalQuery(useApi(), endpointId, eventId))
  const last = delivery?.attempts.at(-1)
  const arrived = delivery?.status === 'delivered'
  return (
    <Banner
      role="status"
      tone={last === undefined ? 'info' : arrived ? 'accent' : 'danger'}
      title={
        last === undefined
          ? t('thePingIsOnIts')
          : arrived
            ? t('thePingArrivedInMs', { last: outcomeOf(last), durationMs: last.durationMs })
            : t('thePingFailed', { last: outcomeOf(last) })
      }
    >
      {last && <AttemptAnswer attempt={last} />}
      {delivery && (
        <Link
          className="text-link inline-flex min-h-8 items-center"
          href={`/developers/webhooks/deliveries/${delivery.id}`}
        >
          {t('theRequestAndEveryAttempt')}
        </Link>
      )}
    </Banner>
  )
}
