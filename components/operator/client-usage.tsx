'use client'
import { statusLabels } from '#components/orders/order-status.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { dateFormat } from '#lib/formats.ts'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import type { ClientOverviewView } from '#lib/operators/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function ClientUsage({ file: { months, orders, volume } }: { file: ClientOverviewView }) {
  const { locale } = useReader()
  const shape = dateFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('useInThisEnvironment')}</h2>
      {orders.length > 0 && (
        <BarChart
          title={t('ordersPlacedByMonth')}
          rows={months.map(({ month, orders: placed }) => ({
            label: month,
            tick: shape.format(new Date(`${month}-15T00:00:00Z`)),
            values: [placed],
          }))}
          series={[{ name: t('orders'), className: 'fill-accent' }]}
          rowHeader={t('month')}
        />
      )}
      <Details
        items={[
          {
            label: t('ordersByState'),
            value:
              orders.length === 0
                ? t('none')
                : orders.map(({ status, count }) => `${statusLabels()[status]} ${count}`).join(' · '),
          },
          {
            label: t('paidRefundsTakenOff'),
            value:
              volume.length === 0 ? (
                t('nothing')
              ) : (
                <ul>
                  {volume.map(({ amount, currency, payments }) => (
                    <li key={currency}>
                      {rich(t, 'inPayments', { money: <Money amount={amount} currency={currency} />, payments })}
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Card>
  )
}
