import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, timestamptz } from '#lib/sql.ts'

// The clocks of processes differ from each other's, and from that of the database, by seconds or by minutes (docs/decisions/117-whose-clock.md).

const readClock = defineQuery({ at: timestamptz }, () => Prisma.sql`SELECT clock_timestamp() AS at`, { quick: true })

/**
 * This moment by the database's clock. For what tells whether somebody may still do something: by the clock of a process that is
 * ahead, what ends at once would go on for as long as it is ahead.
 */
export async function getMoment(tx: Tx): Promise<Date> {
  const [row] = await readClock(tx)
  if (!row) throw new Error('the database was asked for the time, and told none')
  return row.at
}

const freshMs = 10_000
let told: { at: number; since: number } | undefined

/** What it is by what was told a moment ago, in milliseconds. */
function reckoned(): number | undefined {
  const passed = told && performance.now() - told.since
  return told && passed !== undefined && passed < freshMs ? told.at + passed : undefined
}

/** Notes the time by the database's clock, told with an answer that was asked for anyway. One that took longer says less. */
export function noteMoment(at: Date): void {
  if ((reckoned() ?? 0) < at.getTime()) told = { at: at.getTime(), since: performance.now() }
}

/**
 * This moment by the database's clock, without asking it again where it told the time a moment ago: never later than it is there, and
 * earlier by as long as the quickest of its last answers took. For what is answered before it is written.
 */
export async function recallMoment(tx: Tx): Promise<Date> {
  const at = reckoned()
  return at === undefined ? getMoment(tx) : new Date(at)
}
