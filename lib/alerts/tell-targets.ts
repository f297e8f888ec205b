import { alertKey, sendAlertJob } from '#lib/alerts/jobs.ts'
import type { Tx } from '#lib/db.ts'
import type { Alert } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'

/** Has everybody told, each by a job of its own: one address that is out of order holds up no other. */
export async function tellTargets(tx: Tx, { id: alertId }: Alert, what: 'fired' | 'resolved'): Promise<void> {
  const targets = await tx.alertTarget.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  for (const { id: targetId } of targets)
    await enqueue(
      tx,
      sendAlertJob,
      { alertId, targetId, what },
      // In their order: nobody hears of an end before the beginning. And before the mails, which may be what it is about.
      { first: true, queue: `alerts ${targetId}`, key: alertKey(alertId, targetId, what), maxAttempts: 12 },
    )
}
