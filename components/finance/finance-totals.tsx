'use client'
import { useQuery } from '@tanstack/react-query'
import { SignedMoney } from '#components/finance/signed-money.tsx'
import { useRowInterval } from '#components/finance/use-row-interval.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getFinanceTotals } from '#lib/finance/operations.ts'
import type { FinanceQuery, FinanceTotals as Totals } from '#lib/finance/schema.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What all rows that fit come to, by currency; the list doesn't wait for it. */
export function FinanceTotals({ list, query }: { list: FinanceList; query: FinanceQuery }) {
  const { data } = useQuery({
    ...useApi().ask(getFinanceTotals, { financeList: list }, query),
    refetchInterval: useRowInterval(),
  })
  return (
    <div role="status" aria-label={t('sums')} className="mb-4 min-h-6 text-ink-soft">
      {data?.sums.map((sum) => (
        <p key={sum.currency}>
          <Sum sum={sum} />
        </p>
      ))}
      {data?.more && <p>{t('moreThanAreAddedUp', { rows: data.rows })}</p>}
    </div>
  )
}

function Sum({ sum: { rows, amountMinor, doneMinor = amountMinor, currency, net } }: { sum: Totals['sums'][number] }) {
  const money = (minor: number) => <SignedMoney minor={minor} currency={currency} />
  const all = rich(t, 'rowsComeTo', { rows, money: money(amountMinor) })
  if (net)
    return rich(t, 'withNet', {
      all: <>{all}</>,
      charged: money(doneMinor),
      returned: money(net.returnedMinor),
      kept: money(net.keptMinor),
      share: money(net.shareMinor),
      fee: money(net.feeMinor),
    })
  return doneMinor === amountMinor ? all : rich(t, 'withDone', { all: <>{all}</>, done: money(doneMinor) })
}
