'use client'
import dynamic from 'next/dynamic'
import { Card, Details } from '#components/ui/card.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { dateFormat } from '#components/ui/formats.ts'
import { useReader } from '#components/ui/locale.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'

const BarChart = dynamic(() => import('#components/charts/bar-chart.tsx').then((module) => module.BarChart), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
})

const series = [
  { name: 'Delivered', className: 'fill-accent' },
  { name: 'Waiting', className: 'fill-caution' },
  { name: 'Failed', className: 'fill-danger' },
]

/** How the last two weeks went, and the last day in numbers. */
export function EndpointHealth({
  endpoint: { days, health, verifiedAt, verification },
}: {
  endpoint: EndpointDetailView
}) {
  const { locale } = useReader()
  const shape = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const rows = days.map(({ date, delivered, pending, failed }) => ({
    label: date,
    tick: shape.format(new Date(date)),
    values: [delivered, pending, failed],
  }))
  const { deliveries24h: sent, failures24h: missed, lastSuccessAt, lastFailureAt } = health
  return (
    <section aria-labelledby="health">
      <Card className="flex flex-col gap-5">
        <h2 id="health" className="text-xl">
          Health
        </h2>
        {days.some(({ delivered, failed, pending }) => delivered + failed + pending > 0) && (
          <BarChart title="Deliveries by day (UTC)" rows={rows} series={series} rowHeader="Day" />
        )}
        <Details
          items={[
            {
              label: 'Last 24 hours',
              value: sent === 0 ? 'Nothing was sent' : `${sent - missed} of ${sent} deliveries arrived`,
            },
            { label: 'Last success', value: lastSuccessAt ? <RelativeTime value={lastSuccessAt} /> : 'None yet' },
            { label: 'Last failure', value: lastFailureAt ? <RelativeTime value={lastFailureAt} /> : 'None' },
            {
              label: 'Signature check',
              value: verifiedAt ? (
                <>
                  Passed on <DateTime value={verifiedAt} />: it takes a signed ping and refuses a forged one
                </>
              ) : verification ? (
                <>
                  Failed on <DateTime value={verification.at} />
                </>
              ) : (
                'Not tried yet'
              ),
            },
          ]}
        />
      </Card>
    </section>
  )
}
