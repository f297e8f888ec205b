import { findLastCheck } from '#lib/audit/check-chain.ts'
import { getDb } from '#lib/db.ts'
import type { CheckedPart } from '#lib/health/schema.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// It is verified once a day.
const patienceMs = 50 * 3600_000

/** What the worker found when it last went through the audit log's chain. */
export async function checkAudit(): Promise<CheckedPart> {
  const last = await findLastCheck(getDb())
  if (!last) return { verdict: 'ok', summary: t('itHasNotBeenVerified'), figures: [] }
  const { checkedAt, entries, head, fault } = last
  const late = Date.now() - checkedAt.getTime() > patienceMs
  return {
    verdict: fault !== null ? 'down' : late ? 'attention' : 'ok',
    summary:
      fault !== null ? t('itWasChanged', { fault }) : late ? t('itWasVerifiedLongAgo') : t('everyEntryFitsTheChain'),
    figures: [
      { label: t('verified'), value: checkedAt.toISOString() },
      { label: t('entries'), value: Number(entries) },
      { label: t('hashOfTheLast'), value: Buffer.from(head).toString('hex') },
    ],
  }
}
