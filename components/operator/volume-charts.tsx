'use client'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { useWeekTick } from '#components/operator/use-week-tick.ts'
import { Card } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { moneyText } from '#lib/money-text.ts'
import type { FiguresView, VolumeView } from '#lib/figures/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { weeks: readonly string[]; volume: readonly VolumeView[]; totals: FiguresView['totals']['volume'] }

/** Money, each currency by itself: sums over currencies mean nothing. */
export function VolumeCharts({ weeks, volume, totals }: Props) {
  const { locale } = useReader()
  const tickOf = useWeekTick()
  if (totals.length === 0) {
    return (
      <Card>
        <h2 className="text-xl">{t('volumeAndFee')}</h2>
        <p className="mt-2 text-ink-soft">{t('noPaymentHasBeenTaken')}</p>
      </Card>
    )
  }
  return totals.map(({ currency, payments, charged, amount, fee, refunded, disputed }) => {
    const byWeek = new Map(volume.filter((row) => row.currency === currency).map((row) => [row.week, row]))
    return (
      <Card key={currency} className="flex flex-col gap-4">
        <h2 className="text-xl">{t('volumeAndFeeIn', { currency })}</h2>
        <p>
          {rich(t, 'inPaymentsOfItOur', {
            money: <Money amount={amount} currency={currency} />,
            payments,
            money2: <Money amount={fee} currency={currency} />,
            money3: <Money amount={refunded} currency={currency} />,
            money4: <Money amount={charged} currency={currency} />,
          })}
          {disputed > 0 && (
            <> {rich(t, 'ofItIsInDispute', { money: <Money amount={disputed} currency={currency} /> })}</>
          )}
        </p>
        <BarChart
          title={t('paymentsTakenByTheWeek', { currency })}
          rowHeader={t('weekOf')}
          format={(value) => moneyText(value, currency, locale)}
          series={[
            { name: t('toResearchers'), className: 'fill-accent/60' },
            { name: t('ourFee'), className: 'fill-accent' },
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
