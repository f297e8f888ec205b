import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { HealthPart } from '#lib/health/schema.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { findUnexplained } from '#lib/payments/reconcile-balance.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
    ...differing.map(({ currency, providerMinor, ledgerMinor }) =>
      t('theProviderStatesTheLedger', {
        providerMinor: amount(providerMinor, currency),
        ledgerMinor: amount(ledgerMinor, currency),
      }),
    ),
    ...unexplained.map(({ currency, sum, movements }) =>
      t('movementsInAllOfNo', { movements: Number(movements), sum: amount(sum, currency) }),
    ),
  ]
  return {
    verdict: sentences.length > 0 ? 'attention' : 'ok',
    summary: sentences.join(' ') || (newest ? t('itAgreesWithTheProviders') : t('itHasNotBeenCompared')),
    figures: [
      ...checks.map(({ currency, ledgerMinor }) => ({
        label: t('balance', { currency }),
        value: amount(ledgerMinor, currency),
      })),
      ...(newest ? [{ label: t('compared'), value: newest.toISOString() }] : []),
    ],
  }
}
