'use client'
import { statusLabels } from '#components/orders/order-status.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { dateFormat } from '#components/ui/formats.ts'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import type { ClientOverviewView } from '#lib/operators/schema.ts'

export function ClientUsage({ file: { months, orders, volume } }: { file: ClientOverviewView }) {
  const { locale } = useReader()
  const shape = dateFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">Use in this environment</h2>
      {orders.length > 0 && (
        <BarChart
          title="Orders placed by month"
          rows={months.map(({ month, orders: placed }) => ({
            label: month,
            tick: shape.format(new Date(`${month}-15T00:00:00Z`)),
            values: [placed],
          }))}
          series={[{ name: 'Orders', className: 'fill-accent' }]}
          rowHeader="Month"
        />
      )}
      <Details
        items={[
          {
            label: 'Orders by state',
            value:
              orders.length === 0
                ? 'None'
                : orders.map(({ status, count }) => `${statusLabels[status]} ${count}`).join(' · '),
          },
          {
            label: 'Paid, refunds taken off',
            value:
              volume.length === 0 ? (
                'Nothing'
              ) : (
                <ul>
                  {volume.map(({ amount, currency, payments }) => (
                    <li key={currency}>
                      <Money amount={amount} currency={currency} /> in {payments}{' '}
                      {payments === 1 ? 'payment' : 'payments'}
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
