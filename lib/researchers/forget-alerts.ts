import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const forget = defineCommand(
  () => Prisma.sql`DELETE FROM researcher_alerts WHERE created_at < now() - interval '90 days'`,
)

/** Old notes; an order that reopens within the time is no news. */
export const forgetAlerts = (): Promise<number> => forget(getDb())
