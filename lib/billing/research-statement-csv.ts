import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { toLine } from '#lib/csv.ts'
import { getCurrency, toMajor } from '#lib/money.ts'

/** A researcher's statement as a table: what was moved, line by line, as the paper has it. `amount` adds up to its total. */
export async function* researchStatementCsv({ lines, currency: code, number, month }: BillingDocumentView) {
  const currency = getCurrency(code)
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(['month', 'statement', 'date', 'text', 'amount', 'currency'])}`
  for (const { on, text, amountMinor } of lines) {
    const amount = (amountMinor < 0 ? -1 : 1) * toMajor(Math.abs(amountMinor), currency)
    yield toLine([month, number, on, text, amount, code])
  }
}
