import { inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { probeProviderJob } from '#lib/payments/jobs.ts'
import { bool, defineQuery } from '#lib/sql.ts'

const keyOf = (environment: Environment) => `${probeProviderJob.name}:${environment}`

/** Plans a look whether an environment's provider answers us, and with it everything that has failed for want of it. */
export const planProbe = (environment: Environment, delayMs: number) =>
  inTransaction((tx) =>
    enqueue(tx, probeProviderJob, { environment }, { key: keyOf(environment), keepTime: true, delayMs }),
  )

/** Whether an environment's provider is out of reach, or doesn't know our key: such a look is planned exactly while it is. */
export const findProbe = defineQuery(
  { planned: bool },
  (environment: Environment) =>
    Prisma.sql`SELECT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE key = ${keyOf(environment)}) AS planned`,
)
