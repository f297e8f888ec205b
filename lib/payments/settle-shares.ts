import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { settleShareJob } from '#lib/payments/jobs.ts'
import { found, enqueueFor } from '#lib/payments/enqueue-payments.ts'
import { isShareLeft } from '#lib/payments/waits.ts'
import { defineQuery } from '#lib/sql.ts'

const findOwedOn = defineQuery(
  found,
  (environment: Environment, accountId: string) => Prisma.sql`
    SELECT id, order_id FROM payments p
    WHERE ${isShareLeft} AND environment = ${environment}::"Environment" AND researcher_account_id = ${accountId}`,
)

/** Plans all that a researcher's account has coming, or owes; whatever was refused before is tried anew. */
export const settleSharesOf = async (environment: Environment, accountId: string): Promise<void> =>
  enqueueFor(settleShareJob, 'share', await findOwedOn(getDb(), environment, accountId))
