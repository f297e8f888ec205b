import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { alertResearcherJob } from '#lib/researchers/jobs.ts'

const hourMs = 3_600_000

// So that orders placed together come in one mail.
const gatherMs = 60_000

/** Plans a researcher's next mail about new orders: an hour after the one before. One that is planned already keeps its time. */
export async function planAlert(
  tx: Tx,
  { researcherId, mailedAt }: { researcherId: string; mailedAt: Date | null },
): Promise<void> {
  const rest = (mailedAt?.getTime() ?? 0) + hourMs - Date.now()
  const delayMs = Math.max(gatherMs, rest)
  await enqueue(tx, alertResearcherJob, { researcherId }, { key: `alert:${researcherId}`, keepTime: true, delayMs })
}
