import { expect } from 'vitest'
import { getDb } from '#lib/db.ts'
import { monthOf, spanOf } from '#lib/finance/month-span.ts'
import { readMonth } from '#lib/finance/read-month.ts'
import type { LedgerEntry } from '#lib/generated/prisma/client.ts'
import { ledger } from '#tools/testing/market.ts'

const sumBy = <T>(rows: readonly T[], key: (row: T) => string, amount: (row: T) => number): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const row of rows) sums[key(row)] = (sums[key(row)] ?? 0) + amount(row)
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/**
 * Holds the ledger of a test against the provider's books, to the last unit: the balance, what it cost, and what is held.
 * Everything that the provider knows has to have been looked at before.
 */
export async function checkLedger(): Promise<void> {
  const entries = await getDb().ledgerEntry.findMany()
  expect(
    sumBy(
      entries,
      ({ currency }) => currency,
      ({ amountMinor }) => amountMinor,
    ),
  ).toEqual({})
  const names: Partial<Record<string, string>> = { platform: 'provider', fees: 'provider_fees', holds: 'holds' }
  const { accounts } = await ledger()
  const theirs = accounts.filter(({ account }) => account in names)
  const ours = entries.filter(({ account }) => Object.values(names).includes(account))
  expect(
    sumBy(
      ours,
      ({ account, currency }) => `${account} ${currency}`,
      ({ amountMinor }) => amountMinor,
    ),
  ).toEqual(
    sumBy(
      theirs,
      ({ account, currency }) => `${names[account] ?? ''} ${currency.toUpperCase()}`,
      ({ amount }) => amount,
    ),
  )
  await checkMonths(entries)
}

/** Every month of the books balances, and closes with what all entries until then add up to. */
async function checkMonths(entries: readonly LedgerEntry[]): Promise<void> {
  for (const month of new Set(entries.map(({ createdAt }) => monthOf(createdAt)))) {
    const report = await readMonth(getDb(), 'development', month)
    expect(report.filter(({ balanced }) => !balanced)).toEqual([])
    const closing = report.flatMap(({ currency, accounts }) =>
      accounts.map(({ account, closingMinor }) => ({ key: `${account} ${currency}`, closingMinor })),
    )
    const until = entries.filter(({ createdAt }) => createdAt < spanOf(month).end)
    expect(
      sumBy(
        closing,
        ({ key }) => key,
        ({ closingMinor }) => closingMinor,
      ),
    ).toEqual(
      sumBy(
        until,
        ({ account, currency }) => `${account} ${currency}`,
        ({ amountMinor }) => amountMinor,
      ),
    )
  }
}

/** What the ledger says of one order: its share is what the payment says, and an order that is over holds nothing any more. */
export async function checkAccounts(orderIds: readonly string[]): Promise<void> {
  const payments = await getDb().payment.findMany({
    where: { orderId: { in: [...orderIds] } },
    include: { ledgerEntries: true, refunds: true, disputes: true, order: { select: { status: true } } },
  })
  for (const { id, ledgerEntries, order, ...payment } of payments) {
    const of = (name: string) =>
      ledgerEntries
        .filter(({ account, currency }) => account === name && currency === payment.currency)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const undecided =
      payment.refunds.some(
        ({ status, answeredAt }) =>
          status === 'pending' ||
          status === 'requires_action' ||
          // What should have gone back because nothing was found, and hasn't, is the order's still.
          (payment.noFindAmountMinor !== null && status !== 'succeeded' && answeredAt === null),
      ) || payment.disputes.some(({ status }) => !['won', 'lost', 'warning_closed', 'prevented'].includes(status))
    expect([id, of('researchers')]).toEqual([id, payment.shareSentMinor - payment.shareDueMinor])
    if (!['authorized', 'mismatch', 'initiated', 'failed'].includes(payment.status))
      expect([id, of('holds')]).toEqual([id, 0])
    if (order.status === 'completed' && !undecided && payment.status !== 'authorized')
      expect([id, of('order_funds')]).toEqual([id, 0])
  }
}
