import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Posting } from '#lib/payments/ledger.ts'

type Of = { environment: Environment; paymentId: string | null; accountId?: string }

/** Writes postings, each once. */
export async function writePostings(tx: Tx, postings: readonly Posting[], of: Of): Promise<void> {
  const entries = postings.flatMap(({ id, legs }) =>
    sumUp(legs).map(({ account, currency, amountMinor }) => ({
      posting: id,
      environment: of.environment,
      paymentId: of.paymentId,
      account,
      accountId: account === 'researchers' ? (of.accountId ?? null) : null,
      currency,
      amountMinor,
    })),
  )
  if (entries.length > 0) await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true })
}

/** One leg an account and currency; what comes to nothing is none. */
function sumUp(legs: Posting['legs']): Posting['legs'] {
  const sums = new Map<string, Posting['legs'][number]>()
  for (const leg of legs) {
    const key = `${leg.account} ${leg.currency}`
    sums.set(key, { ...leg, amountMinor: (sums.get(key)?.amountMinor ?? 0) + leg.amountMinor })
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0)
}
