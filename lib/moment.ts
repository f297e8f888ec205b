import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, timestamptz } from '#lib/sql.ts'

const readClock = defineQuery({ at: timestamptz }, () => Prisma.sql`SELECT clock_timestamp() AS at`)

/**
 * This moment by the database's clock. For what a statement will hold against `now()` to tell whether somebody may still do
 * something: by the clock of a process that is ahead, what ends at once would go on for as long as it is ahead.
 */
export async function getMoment(tx: Tx): Promise<Date> {
  const [row] = await readClock(tx)
  if (!row) throw new Error('the database was asked for the time, and told none')
  return row.at
}
