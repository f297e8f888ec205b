import { inTransaction } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { probeProviderJob } from '#lib/payments/jobs.ts'

/** Plans a look whether the provider answers, and with it everything that has failed for want of it. */
export const planProbe = (delayMs: number) =>
  inTransaction((tx) => enqueue(tx, probeProviderJob, {}, { key: probeProviderJob.name, keepTime: true, delayMs }))
