'use client'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { EndpointView } from '#lib/webhooks/schema.ts'

/** Why nothing is sent, or arrives, and what that means for what happens meanwhile. */
export function EndpointStopped({
  endpoint: { status, disabledReason, inactiveSince, health },
}: {
  endpoint: EndpointView
}) {
  const since = inactiveSince && (
    <>
      {' '}
      since <DateTime value={inactiveSince} />
    </>
  )
  if (status === 'disabled') {
    return (
      <Banner tone="danger" title={<>Disabled{since}</>}>
        {disabledReason} Nothing is lost: resume it, then recover what it missed.
      </Banner>
    )
  }
  if (status === 'paused')
    return (
      <Banner tone="caution" title={<>Paused{since}</>}>
        Nothing is sent or queued. Resume it, then recover what it missed.
      </Banner>
    )
  if (status === 'active' && health.failingSince) {
    return (
      <Banner
        tone="caution"
        title={
          <>
            Nothing has arrived since <DateTime value={health.failingSince} />
          </>
        }
      >
        Every delivery is tried again with growing pauses. After five days of nothing but failures the endpoint is
        disabled, and you get a mail.
      </Banner>
    )
  }
  return null
}
