'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { fewestDeliveries } from '#lib/webhooks/alert-limits.ts'
import type { AlertView } from '#lib/webhooks/alerts-schema.ts'
import { listAlerts, updateEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointAlerts as Alerts, EndpointView } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhook-alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const AlertsDialog = dynamic(
  () => import('#components/webhooks/alerts-dialog.tsx').then((module) => module.AlertsDialog),
  { ssr: false },
)

/** When one is told of an endpoint, and what one was told. */
export function EndpointAlerts({ endpoint }: { endpoint: EndpointView }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const wanted = wantedOf(endpoint.alerts)
  return (
    <section aria-labelledby="alerts">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="alerts" className="text-xl">
            {t('alerts')}
          </h2>
          {endpoint.status !== 'deleted' && may(updateEndpoint) && (
            <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
              {wanted.length === 0 ? t('setUpAlerts') : t('changeAlerts')}
            </Button>
          )}
        </div>
        {wanted.length === 0 ? (
          <p className="max-w-prose text-ink-soft">{t('nobodyIsToldUntilIt')}</p>
        ) : (
          <>
            <p className="max-w-prose">{t('ownersAndDevelopersAreMailed')}</p>
            <ul className="flex list-disc flex-col gap-1 ps-5">
              {wanted.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        )}
        <Notified endpointId={endpoint.id} />
      </Card>
      {open && <AlertsDialog endpoint={endpoint} onClose={() => setOpen(false)} />}
    </section>
  )
}

const wantedOf = ({ failingMinutes, failurePercent, failureMinimum = fewestDeliveries, slowMs }: Alerts = {}) => [
  ...(failingMinutes === undefined ? [] : [t('nothingArrivesForMinutes', { failingMinutes })]),
  ...(failurePercent === undefined ? [] : [t('moreThanPercentOfAtLeast', { failurePercent, failureMinimum })]),
  ...(slowMs === undefined ? [] : [t('fiveOfAHundredTakeLonger', { slowMs })]),
]

function Notified({ endpointId }: { endpointId: string }) {
  const query = useQuery({ ...useApi().ask(listAlerts, { endpointId }, { limit: 10 }), refetchInterval: 30_000 })
  if (query.isError) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  if (!query.data?.length) return null
  return <Timeline label={t('whatWasToldNewestFirst')} items={query.data.map(itemOf)} />
}

const saidOf = ({ kind, figures: { deliveries = 0, failures = 0, p95Ms = 0 } }: AlertView) => {
  if (kind === 'failing') return t('nothingArrived')
  return kind === 'slow'
    ? t('ofAHundredAnswersFive', { p95Ms })
    : t('ofTheHoursDeliveriesNot', { deliveries, failures })
}

const itemOf = (alert: AlertView) => ({
  id: alert.id,
  title: saidOf(alert),
  time: <DateTime value={alert.beganAt} shape="exact" />,
  tone:
    alert.endedAt === undefined ? ('danger' as const) : alert.recovered ? ('accent' as const) : ('neutral' as const),
  detail: (
    <p className="text-sm text-ink-soft">
      {alert.endedAt === undefined
        ? t('itLasts')
        : rich(t, alert.recovered ? 'wellAgainSince' : 'notWatchedSince', {
            dateTime: <DateTime value={alert.endedAt} />,
          })}
    </p>
  ),
})
