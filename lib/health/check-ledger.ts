import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { HealthPart } from '#lib/health/schema.ts'
import { count } from '#lib/mail/letter.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { findUnexplained } from '#lib/payments/reconcile-balance.ts'

// The comparison runs once an hour: what differs once may be a movement that was just being booked.
const patienceMs = 90 * 60_000

const amount = (minor: bigint, currency: string) =>
  `${minor < 0n ? '-' : ''}${toMajor(Math.abs(Number(minor)), getCurrency(currency))} ${currency}`

/** Whether the ledger and the provider's statement of the platform's balance agree, as last compared. */
export async function checkLedger(environment: Environment): Promise<Omit<HealthPart, 'name'>> {
  const [checks, unexplained] = await Promise.all([
    getDb().balanceCheck.findMany({ where: { environment }, orderBy: { currency: 'asc' } }),
    findUnexplained(getDb(), environment),
  ])
  const differing = checks.filter(
    ({ differsSince }) => differsSince !== null && Date.now() - differsSince.getTime() > patienceMs,
  )
  const newest = checks.reduce<Date | null>((at, { checkedAt }) => (at && at > checkedAt ? at : checkedAt), null)
  const sentences = [
    ...differing.map(
      ({ currency, providerMinor, ledgerMinor }) =>
        `The provider states ${amount(providerMinor, currency)}, the ledger ${amount(ledgerMinor, currency)}.`,
    ),
    ...unexplained.map(
      ({ currency, sum, movements }) =>
        `${count(Number(movements), 'movement')}, ${amount(sum, currency)} in all: of no order, payout or fee.`,
    ),
  ]
  return {
    verdict: sentences.length > 0 ? 'attention' : 'ok',
    summary:
      sentences.join(' ') ||
      (newest
        ? 'It agrees with the provider’s statement of the balance.'
        : 'It has not been compared with the provider’s books yet; that happens every hour.'),
    figures: [
      ...checks.map(({ currency, ledgerMinor }) => ({
        label: `Balance (${currency})`,
        value: amount(ledgerMinor, currency),
      })),
      ...(newest ? [{ label: 'Compared', value: newest.toISOString() }] : []),
    ],
  }
}
