'use client'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Why nothing is sent, or arrives, and what that means for what happens meanwhile. */
export function EndpointStopped({
  endpoint: { status, disabledReason, inactiveSince, health },
}: {
  endpoint: EndpointView
}) {
  const since = inactiveSince && <> {rich(t, 'since2', { dateTime: <DateTime value={inactiveSince} /> })}</>
  if (status === 'disabled') {
    return (
      <Banner
        tone="danger"
        title={
          <>
            {t('disabled')}
            {since}
          </>
        }
      >
        {disabledReason} {t('nothingIsLostResumeIt')}
      </Banner>
    )
  }
  if (status === 'paused')
    return (
      <Banner
        tone="caution"
        title={
          <>
            {t('paused')}
            {since}
          </>
        }
      >
        {t('nothingIsSentOrQueued')}
      </Banner>
    )
  if (status === 'active' && health.failingSince) {
    return (
      <Banner
        tone="caution"
        title={rich(t, 'nothingHasArrivedSince', { dateTime: <DateTime value={health.failingSince} /> })}
      >
        {t('everyDeliveryIsTriedAgain')}
      </Banner>
    )
  }
  return null
}
