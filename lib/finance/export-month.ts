import { toLine } from '#lib/csv.ts'
import type { MonthCurrency, MonthReport } from '#lib/finance/months-schema.ts'
import { toSigned } from '#lib/finance/to-signed.ts'

type Cell = { part: string; name: string; amountMinor: number; column?: string }

/** Every amount of a currency, in the order of the page. */
const cellsOf = ({ balance, earned, accounts, provider }: MonthCurrency): Cell[] => [
  ...Object.entries(balance).map(([name, amountMinor]) => ({ part: 'balance', name: bare(name), amountMinor })),
  ...Object.entries(earned).map(([name, amountMinor]) => ({ part: 'earned', name: bare(name), amountMinor })),
  ...accounts.flatMap(({ account, openingMinor, movementMinor, closingMinor }) => [
    { part: 'account', name: account, column: 'opening', amountMinor: openingMinor },
    { part: 'account', name: account, column: 'movement', amountMinor: movementMinor },
    { part: 'account', name: account, column: 'closing', amountMinor: closingMinor },
  ]),
  { part: 'provider', name: 'booked', amountMinor: provider.bookedMinor },
  ...provider.differences.map(({ kind, amountMinor }) => ({ part: 'provider', name: kind, amountMinor })),
  { part: 'provider', name: 'posted', amountMinor: provider.postedMinor },
]

const bare = (name: string) => name.replace(/Minor$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A month's report as a table. Of one that was changed since it was closed, each line says so. */
export async function* exportMonth({ month, state, closing, currencies }: MonthReport): AsyncGenerator<string> {
  const said = closing?.intact === false ? 'changed' : state
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(['month', 'state', 'currency', 'part', 'name', 'column', 'amount', 'amountMinor'])}`
  for (const one of currencies)
    for (const { part, name, column, amountMinor } of cellsOf(one)) {
      const { amount } = toSigned(amountMinor, one.currency)
      yield toLine([month, said, one.currency, part, name, column, amount, amountMinor])
    }
}
