import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { DeliveryView } from '#lib/webhooks/delivery-schema.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What an endpoint is up to: one that takes nothing at the moment is active and yet no good news. */
export function EndpointBadge({ endpoint: { status, health } }: { endpoint: Pick<EndpointView, 'status' | 'health'> }) {
  if (status === 'active')
    return health.state === 'failing' ? (
      <StatusBadge tone="caution">{t('failing')}</StatusBadge>
    ) : (
      <StatusBadge tone="accent">{t('active')}</StatusBadge>
    )
  if (status === 'disabled')
    return (
      <StatusBadge tone="danger" ended>
        {t('disabled')}
      </StatusBadge>
    )
  return (
    <StatusBadge tone="neutral" ended>
      {status === 'paused' ? t('paused') : t('deleted')}
    </StatusBadge>
  )
}

const deliveryLooks = (): Record<DeliveryView['status'], { tone: Tone; label: string; ended?: true }> => ({
  delivered: { tone: 'accent', label: t('delivered') },
  pending: { tone: 'caution', label: t('waiting') },
  failed: { tone: 'danger', label: t('failed'), ended: true },
})

export function DeliveryBadge({ status }: Pick<DeliveryView, 'status'>) {
  const { label, ...look } = deliveryLooks()[status]
  return <StatusBadge {...look}>{label}</StatusBadge>
}

/** How an attempt ended, in a few words: the status that came back, or why none did. */
export const outcomeOf = ({ statusCode, error }: Partial<DeliveryView['attempts'][number]>) =>
  statusCode === undefined ? (error ?? t('noAnswer')) : t('http', { statusCode })

/** The same on a page: why nothing was answered is kept as it was written, in English. */
export const Outcome = ({ attempt }: { attempt: DeliveryView['attempts'][number] }) =>
  attempt.statusCode === undefined ? <bdi lang="en">{outcomeOf(attempt)}</bdi> : outcomeOf(attempt)
