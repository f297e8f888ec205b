import type { Db } from '#lib/db.ts'
import { doEach, doForEach } from '#lib/do-each.ts'
import { environments, type Environment } from '#lib/env.ts'
import { monthOf, toDay, today } from '#lib/figures/days.ts'
import { rollDay } from '#lib/figures/roll-day.ts'
import { rollMonth } from '#lib/figures/roll-month.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineQuery, present, text } from '#lib/sql.ts'

// Whatever changes what is counted of an order writes an event of it.
const listTouched = defineQuery(
  { day: present(text) },
  (environment: Environment, firstEvent: string) => Prisma.sql`
    SELECT DISTINCT to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM events e JOIN orders o ON o.id = e.order_id
    WHERE e.id >= ${firstEvent} AND e.environment = ${environment}::"Environment" ORDER BY 1`,
)
const listAll = defineQuery(
  { day: present(text) },
  (environment: Environment) => Prisma.sql`
    SELECT to_char(d, 'YYYY-MM-DD') AS day FROM generate_series(
      (SELECT date_trunc('day', min(created_at) AT TIME ZONE 'UTC') FROM orders WHERE environment = ${environment}::"Environment"),
      date_trunc('day', now() AT TIME ZONE 'UTC'), interval '1 day') AS d ORDER BY 1`,
)

/** An event is written a moment before its transaction commits. */
const overlapMs = 15 * 60_000

/**
 * Counts anew the days whose orders have changed since the last time, or all of them; today isn't kept (lib/figures/facts.ts counts
 * it when somebody asks). Stopped half-way it begins again where it was: nothing is added, all is replaced.
 */
export async function rollFigures(db: Db, { all = false }: { all?: boolean } = {}): Promise<number> {
  let count = 0
  await doForEach(environments, async (environment) => {
    count += await rollEnvironment(db, environment, all)
  })
  return count
}

async function rollEnvironment(db: Db, environment: Environment, all: boolean): Promise<number> {
  const at = new Date()
  const last = all ? null : await db.figureRun.findUnique({ where: { environment } })
  const touched = last
    ? await listTouched(db, environment, firstIdAt('event', new Date(last.at.getTime() - overlapMs)))
    : await listAll(db, environment)
  // The day of the last time wasn't over then, and may have seen nothing since.
  const then = last ? [toDay(last.at)] : []
  const days = [...new Set([...touched.map(({ day }) => day), ...then])].filter((day) => day < today())
  await doEach([
    ...days.map((day) => () => rollDay(db, environment, day)),
    ...[...new Set(days.map(monthOf))].map((month) => () => rollMonth(db, environment, month)),
  ])
  await db.figureRun.upsert({ where: { environment }, create: { environment, at }, update: { at } })
  return days.length
}
