import { inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { probeProviderJob } from '#lib/payments/jobs.ts'
import { bool, defineQuery } from '#lib/sql.ts'

/** Plans a look whether the provider answers, and with it everything that has failed for want of it. */
export const planProbe = (delayMs: number) =>
  inTransaction((tx) => enqueue(tx, probeProviderJob, {}, { key: probeProviderJob.name, keepTime: true, delayMs }))

/** Whether the provider is out of reach: such a look is planned exactly while it is. */
export const findProbe = defineQuery(
  { planned: bool },
  () =>
    Prisma.sql`SELECT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE key = ${probeProviderJob.name}) AS planned`,
)
