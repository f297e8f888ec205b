'use client'
import type { MoneyOfOrder } from '#components/orders/filing/use-order-money.ts'
import { Money } from '#components/ui/money.tsx'
import { getCurrency, toMajor } from '#lib/money.ts'
import { sumMoney } from '#lib/payments/sum-money.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  shown: number
  /** Absent where the list is so long that nobody has asked for all of it. */
  money: ReadonlyMap<string, MoneyOfOrder> | undefined
}

/** What the orders that are shown come to. */
export function ListTotals({ shown, money }: Props) {
  const sums = sumMoney([...(money?.values() ?? [])].flatMap(({ payment }) => payment ?? []))
  const parts = sums.flatMap(({ currency, held, charged, disputed }) => {
    const amount = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
    return [
      held > 0 && { key: `${currency} held`, label: t('heldOnCards'), amount: amount(held) },
      charged > 0 && { key: `${currency} charged`, label: t('chargedLessWhatWentBack'), amount: amount(charged) },
      disputed > 0 && {
        key: `${currency} disputed`,
        label: t('ofPaymentsInDisputeWith'),
        amount: amount(disputed),
      },
    ].filter((part) => part !== false)
  })
  return (
    <div role="group" aria-label={t('totals')} className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
      <span>{t('ordersShown', { shown })}</span>
      {!money && <span>{t('sumsOfShorterLists')}</span>}
      {parts.map(({ key, label, amount }) => (
        <span key={key}>
          {amount} {label}
        </span>
      ))}
    </div>
  )
}
