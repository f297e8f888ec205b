import { getDb } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import type { Environment } from '#lib/env.ts'
import { isUnknown } from '#lib/payments/provider.ts'
import { notePayout } from '#lib/researchers/note-payout.ts'

const days = 86_400_000
/** No bank takes longer; and what stands at an account that the researcher has no more is asked about no longer. */
const longestMs = 90 * days
/** Of payouts from before it was kept when they are to arrive. */
const usualMs = 7 * days
const mostLooks = 200

/**
 * Looks at the payouts that should have arrived, the newest first: the event that told what became of them may have been lost. One that
 * comes during the look may be written over by what was so before it; the next day's look finds it then.
 */
export async function lookAtPayouts(environment: Environment): Promise<void> {
  const now = Date.now()
  const late = await getDb().accountPayout.findMany({
    where: {
      environment,
      status: { in: ['pending', 'in_transit'] },
      sentAt: { gt: new Date(now - longestMs) },
      OR: [{ arrivesAt: { lt: new Date(now) } }, { arrivesAt: null, sentAt: { lt: new Date(now - usualMs) } }],
    },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: mostLooks,
  })
  const accounts = await getDb().researcherAccount.findMany({
    where: { environment, researcherId: { in: late.map(({ researcherId }) => researcherId) } },
    select: { researcherId: true, accountId: true },
  })
  const accountOf = new Map(accounts.map(({ researcherId, accountId }) => [researcherId, accountId]))
  await doForEach(late, async ({ id, researcherId }) => {
    const accountId = accountOf.get(researcherId)
    if (accountId === undefined) return
    try {
      await notePayout(environment, accountId, id)
    } catch (error) {
      // It was made at another account of theirs.
      if (!isUnknown(error)) throw error
    }
  })
}
