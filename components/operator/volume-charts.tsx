'use client'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { useWeekTick } from '#components/operator/use-week-tick.ts'
import { Card } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money, moneyText } from '#components/ui/money.tsx'
import type { FiguresView, VolumeView } from '#lib/figures/schema.ts'

type Props = { weeks: readonly string[]; volume: readonly VolumeView[]; totals: FiguresView['totals']['volume'] }

/** Money, each currency by itself: sums over currencies mean nothing. */
export function VolumeCharts({ weeks, volume, totals }: Props) {
  const { locale } = useReader()
  const tickOf = useWeekTick()
  if (totals.length === 0) {
    return (
      <Card>
        <h2 className="text-xl">Volume and fee</h2>
        <p className="mt-2 text-ink-soft">No payment has been taken in this time.</p>
      </Card>
    )
  }
  return totals.map(({ currency, payments, amount, fee, refunded }) => {
    const byWeek = new Map(volume.filter((row) => row.currency === currency).map((row) => [row.week, row]))
    return (
      <Card key={currency} className="flex flex-col gap-4">
        <h2 className="text-xl">Volume and fee in {currency}</h2>
        <p>
          <Money amount={amount} currency={currency} /> in {payments} {payments === 1 ? 'payment' : 'payments'};{' '}
          <Money amount={fee} currency={currency} /> of it our fee; <Money amount={refunded} currency={currency} />{' '}
          refunded.
        </p>
        <BarChart
          title={`Payments taken, by the week they began in (${currency})`}
          rowHeader="Week of"
          format={(value) => moneyText(value, currency, locale)}
          series={[
            { name: 'To researchers', className: 'fill-accent/60' },
            { name: 'Our fee', className: 'fill-accent' },
          ]}
          rows={weeks.map((week) => {
            const row = byWeek.get(week)
            return { label: week, tick: tickOf(week), values: [row ? row.amount - row.fee : 0, row?.fee ?? 0] }
          })}
        />
      </Card>
    )
  })
}
