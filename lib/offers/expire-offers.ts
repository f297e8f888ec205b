import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

// `ACTIVE` in the WHERE: one selected in between keeps its state.
const expire = defineCommand(
  () =>
    Prisma.sql`UPDATE offers SET status = 'EXPIRED', updated_at = now() WHERE status = 'ACTIVE' AND expires_at < now()`,
)

/** Marks offers past their date. */
export const expireOffers = (): Promise<number> => expire(getDb())
