import { amountText } from '#lib/billing/amount-text.ts'
import { vatShown } from '#lib/billing/compose.ts'
import type { Snapshot, StatementEntry } from '#lib/billing/schema.ts'
import { catalogue } from '#lib/words/en/billing-documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const sum = (entries: readonly StatementEntry[]) => entries.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** A line for each cost centre, those without one last; all together are the total. */
function linesOf(entries: readonly StatementEntry[]): Snapshot['lines'] {
  const centres = Map.groupBy(entries, ({ costCentre }) => costCentre)
  const collator = new Intl.Collator('en', { numeric: true })
  const named = [...centres.keys()].filter((centre) => centre !== undefined).sort((a, b) => collator.compare(a, b))
  const without = centres.get(undefined)
  return [
    ...named.map((costCentre) => ({
      text: t('costCentreNamed', { costCentre }),
      amountMinor: sum(centres.get(costCentre) ?? []),
    })),
    ...(without ? [{ text: t(named.length > 0 ? 'withoutACostCentre' : 'allOrders'), amountMinor: sum(without) }] : []),
  ]
}

/** How the total comes about: what a card has paid is one thing, what is still to be paid another. */
function notesOf(entries: readonly StatementEntry[], currency: string): string[] {
  const parts = [
    { of: 'receipt', sign: 1, say: (amount: string) => t('chargedToCards', { amount }) },
    { of: 'invoice', sign: 1, say: (amount: string) => t('invoicedToBePaid', { amount }) },
    { of: 'credit_note', sign: -1, say: (amount: string) => t('givenBackToCards', { amount }) },
    // Told as given back before, on this statement or another.
    { of: 'credit_note', sign: 1, say: (amount: string) => t('refundsThatFailed', { amount }) },
    { of: 'dispute', sign: -1, say: (amount: string) => t('givenBackByBanks', { amount }) },
    // As with refunds that failed.
    { of: 'dispute', sign: 1, say: (amount: string) => t('reinstatedByBanks', { amount }) },
  ] as const
  return parts.flatMap(({ of, sign, say }) => {
    const minor = sum(entries.filter(({ kind, amountMinor }) => kind === of && Math.sign(amountMinor) === sign))
    return minor === 0 ? [] : [say(amountText(Math.abs(minor), currency))]
  })
}

type Parties = Pick<Snapshot, 'seller' | 'buyer'> & { month: string }

/** A customer's month: what was issued, order by order, and what it comes to. */
export const composeClientStatement = (entries: StatementEntry[], currency: string, parties: Parties) => ({
  totalMinor: sum(entries),
  snapshot: {
    ...parties,
    lines: linesOf(entries),
    entries,
    vat: vatShown(0, { rateBps: 0, reverseCharge: false }),
    notes: [
      ...notesOf(entries, currency),
      ...(entries.some(({ containedMinor }) => containedMinor !== undefined) ? [t('anInvoiceForTheFee')] : []),
    ],
  },
})
