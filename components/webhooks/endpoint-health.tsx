'use client'
import dynamic from 'next/dynamic'
import { Card, Details } from '#components/ui/card.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { dateFormat } from '#lib/formats.ts'
import { useReader } from '#components/ui/locale.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const BarChart = dynamic(() => import('#components/charts/bar-chart.tsx').then((module) => module.BarChart), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
})

const series = () => [
  { name: t('atTheFirstAttempt'), className: 'fill-accent' },
  { name: t('atALaterOne'), className: 'fill-accent/50' },
  { name: t('waiting'), className: 'fill-caution' },
  { name: t('failed'), className: 'fill-danger' },
]

/** How the last two weeks went, and the last day in numbers. */
export function EndpointHealth({
  endpoint: { days, health, latency24h, verifiedAt, verification },
}: {
  endpoint: EndpointDetailView
}) {
  const { locale } = useReader()
  const shape = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const rows = days.map(({ date, delivered, recovered, pending, failed }) => ({
    label: date,
    tick: shape.format(new Date(date)),
    values: [delivered - recovered, recovered, pending, failed],
  }))
  const { deliveries24h: sent, failures24h: missed, lastSuccessAt, lastFailureAt } = health
  return (
    <section aria-labelledby="health">
      <Card className="flex flex-col gap-5">
        <h2 id="health" className="text-xl">
          {t('health')}
        </h2>
        {days.some(({ delivered, failed, pending }) => delivered + failed + pending > 0) && (
          <BarChart title={t('deliveriesByDayUtc')} rows={rows} series={series()} rowHeader={t('day')} />
        )}
        <Details
          items={[
            {
              label: t('last24Hours'),
              value: sent === 0 ? t('nothingWasSent') : t('ofDeliveriesArrived', { arrived: sent - missed, sent }),
            },
            { label: t('answerTimes'), value: latency24h && t('halfWithinMs', latency24h) },
            { label: t('lastSuccess'), value: lastSuccessAt ? <RelativeTime value={lastSuccessAt} /> : t('noneYet') },
            { label: t('lastFailure'), value: lastFailureAt ? <RelativeTime value={lastFailureAt} /> : t('none') },
            {
              label: t('signatureCheck'),
              value: verifiedAt
                ? rich(t, 'passedOnItTakesA', { dateTime: <DateTime value={verifiedAt} /> })
                : verification
                  ? rich(t, 'failedOn', { dateTime: <DateTime value={verification.at} /> })
                  : t('notTriedYet'),
            },
          ]}
        />
      </Card>
    </section>
  )
}
