import type { BillingDocumentView, StatementEntry } from '#lib/billing/schema.ts'
import { toLine } from '#lib/csv.ts'
import { notFound } from '#lib/errors.ts'
import { getCurrency, toMajor, type Currency } from '#lib/money.ts'

const majorOf = (minor: number | undefined, currency: Currency) =>
  minor === undefined ? undefined : Math.sign(minor) * toMajor(Math.abs(minor), currency)

const columns: Record<string, (entry: StatementEntry, currency: Currency) => string | number | undefined> = {
  date: ({ on }) => on,
  kind: ({ kind }) => kind,
  document: ({ number }) => number,
  orderNumber: ({ order }) => order.number,
  orderId: ({ order }) => order.id,
  order: ({ order }) => order.title,
  externalOrderRef: ({ order }) => order.reference,
  customerName: ({ order }) => order.customer,
  costCentre: ({ costCentre }) => costCentre,
  amount: ({ amountMinor }, currency) => majorOf(amountMinor, currency),
  // Of an invoice for the fee, whose receipt has it in `amount`: whoever adds that column up gets the total.
  containedAmount: ({ containedMinor }, currency) => majorOf(containedMinor, currency),
  vat: ({ vatMinor }, currency) => majorOf(vatMinor, currency),
  currency: (_, { code }) => code,
}

/** A customer's statement as a table; 404 for any other document. */
export function statementCsv({ entries, currency }: BillingDocumentView): AsyncGenerator<string> {
  if (!entries) throw notFound()
  return linesOf(entries, getCurrency(currency))
}

async function* linesOf(entries: readonly StatementEntry[], currency: Currency) {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  for (const entry of entries) yield toLine(Object.values(columns).map((cell) => cell(entry, currency)))
}
