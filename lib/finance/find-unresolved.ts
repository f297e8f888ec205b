import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { MonthCurrency, Unresolved, UnresolvedKind } from '#lib/finance/months-schema.ts'
import { lastDayOf, spanOf } from '#lib/finance/month-span.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { sumRows } from '#lib/finance/sum-rows.ts'
import { isConfigured } from '#lib/payments/provider.ts'

type Listed = { kind: UnresolvedKind; list: FinanceList; status: string; carriable: boolean }

/** What is looked for in the lists. What waits for somebody else (a bank, a researcher's account) may be carried over. */
const listed: readonly Listed[] = [
  { kind: 'difference', list: 'differences', status: 'open', carriable: false },
  { kind: 'payment_mismatch', list: 'payments', status: 'mismatch', carriable: false },
  { kind: 'refund_under_way', list: 'refunds', status: 'pending', carriable: false },
  { kind: 'transfer_under_way', list: 'transfers', status: 'pending', carriable: false },
  { kind: 'refund_failed', list: 'refunds', status: 'waiting', carriable: true },
  { kind: 'refund_retried', list: 'refunds', status: 'retrying', carriable: true },
  { kind: 'transfer_stuck', list: 'transfers', status: 'stuck', carriable: true },
  { kind: 'debt_open', list: 'debts', status: 'open', carriable: true },
  { kind: 'dispute_open', list: 'disputes', status: 'open', carriable: true },
]

// A transaction that began before midnight may commit after it.
const settlingMs = 3_600_000
/** When a month may be closed: it is over, and whatever was being written in it is there. */
export const closableFrom = (month: string) => new Date(spanOf(month).end.getTime() + settlingMs)

const plain = (kind: UnresolvedKind, currencies: readonly string[] = []): Unresolved => ({
  kind,
  count: Math.max(1, currencies.length),
  carriable: false,
  sums: currencies.map((currency) => ({ currency, amountMinor: 0 })),
})

/** Whether the provider's statement of the balance was compared since the month was over, and agrees. */
async function findUncompared(
  tx: Tx,
  { environment }: OperatorActor,
  month: string,
  currencies: readonly MonthCurrency[],
) {
  if (!isConfigured(environment)) return []
  const checks = await tx.balanceCheck.findMany({ where: { environment }, orderBy: { currency: 'asc' } })
  const { end } = spanOf(month)
  const since = checks.filter(({ checkedAt }) => checkedAt >= end)
  const moved = currencies.filter(({ accounts }) => accounts.some(({ account }) => account === 'provider'))
  // The provider may leave out a currency of which nothing is left.
  const uncompared = moved.filter(
    ({ currency, balance }) =>
      !since.some((check) => check.currency === currency) && !(since.length > 0 && balance.closingMinor === 0),
  )
  const differing = checks.filter(({ differsSince }) => differsSince !== null)
  return [
    ...(uncompared.length > 0
      ? [
          plain(
            'not_compared',
            uncompared.map(({ currency }) => currency),
          ),
        ]
      : []),
    ...(differing.length > 0
      ? [
          {
            ...plain('balance_differs', []),
            count: differing.length,
            list: 'differences' as const,
            sums: differing.map(({ currency, ledgerMinor, providerMinor }) => ({
              currency,
              amountMinor: Number(ledgerMinor - providerMinor),
            })),
          },
        ]
      : []),
  ]
}

/** What stands in the way of closing a month: everything up to its end that isn't decided yet. */
export async function findUnresolved(
  tx: Tx,
  actor: OperatorActor,
  month: string,
  currencies: readonly MonthCurrency[],
  next: string | undefined,
): Promise<Unresolved[]> {
  const unbalanced = currencies.flatMap(({ currency, balanced }) => (balanced ? [] : [currency]))
  const found: Unresolved[] = [
    ...(closableFrom(month) > new Date() ? [plain('month_running')] : []),
    ...(next !== undefined && next < month ? [plain('month_before_open')] : []),
    ...(unbalanced.length > 0 ? [plain('not_balanced', unbalanced)] : []),
    ...(await findUncompared(tx, actor, month, currencies)),
  ]
  for (const { list, status, ...one } of listed) {
    const { rows, sums } = await sumRows(tx, actor, list, { status, to: lastDayOf(month) })
    if (rows === 0) continue
    const amounts = sums.map(({ currency, amountMinor }) => ({ currency, amountMinor }))
    found.push({ ...one, list, status, count: rows, sums: amounts })
  }
  return found
}
