import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

/** Held to the end of the transaction: two that count the same day would both find nothing to replace. */
export const lockFigures = defineCommand(
  (environment: Environment) => Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('figures'), hashtext(${environment}))`,
)
