import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

/** Held to the end of the transaction that closes a month: entries of months that are over wait for it (`ledger_month_is_open`). */
export const lockBooks = defineCommand(
  (environment: Environment) => Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('books'), hashtext(${environment}))`,
)
