import { Card, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import type { DayUseView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What may be done today in production, and what has been; nothing where there is no limit. */
export function DayUse({
  use: { ordersPerDay, ordersToday, amountPerDay, amountToday = 0, currency, resetsAt },
}: {
  use: DayUseView
}) {
  if (ordersPerDay === undefined && amountPerDay === undefined) return null
  return (
    <section aria-labelledby="day-use">
      <Card className="flex flex-col gap-3">
        <h2 id="day-use" className="text-xl">
          {t('todayInProduction')}
        </h2>
        <Details
          items={[
            {
              label: t('orders'),
              value: ordersPerDay !== undefined && t('usedOf', { used: ordersToday, limit: ordersPerDay }),
            },
            {
              label: t('payments'),
              value:
                amountPerDay !== undefined && currency !== undefined
                  ? rich(t, 'amountOf', {
                      used: <Money amount={amountToday} currency={currency} />,
                      limit: <Money amount={amountPerDay} currency={currency} />,
                    })
                  : undefined,
            },
          ]}
        />
        <p className="text-sm text-ink-soft">{rich(t, 'countsAnew', { time: <DateTime value={resetsAt} /> })}</p>
      </Card>
    </section>
  )
}
