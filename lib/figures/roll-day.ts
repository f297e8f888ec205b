import type { Db } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { counted, rowsOfOrders, timesOfOrders } from '#lib/figures/facts.ts'
import { lockFigures } from '#lib/figures/lock-figures.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import { dayAfter } from '#lib/figures/days.ts'

const dropRows = defineCommand(
  (environment: Environment, day: string) => Prisma.sql`
    DELETE FROM figure_rows WHERE environment = ${environment}::"Environment" AND along IN ('all', 'country', 'archive', 'client', 'researcher')
      AND grain = 'day' AND start = ${day}::date`,
)
const writeRows = defineCommand(
  (environment: Environment, day: string, before: string) => Prisma.sql`
    INSERT INTO figure_rows (environment, grain, start, along, key, currency, ${counted})
    SELECT ${environment}::"Environment", 'day', ${day}::date, r.along, r.key, r.currency, ${counted} FROM (${rowsOfOrders(environment, day, before)}) r`,
)
const dropTimes = defineCommand(
  (environment: Environment, day: string) =>
    Prisma.sql`DELETE FROM figure_times WHERE environment = ${environment}::"Environment" AND start = ${day}::date`,
)
const writeTimes = defineCommand(
  (environment: Environment, day: string, before: string) => Prisma.sql`
    INSERT INTO figure_times (environment, start, span, step, orders)
    SELECT ${environment}::"Environment", ${day}::date, r.span, r.step, r.orders FROM (${timesOfOrders(environment, day, before)}) r`,
)

/** Counts the orders that were placed on a day (UTC) anew. However often, and whoever else does: it comes to the same. */
export async function rollDay(db: Db, environment: Environment, day: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await lockFigures(tx, environment)
      await dropRows(tx, environment, day)
      await writeRows(tx, environment, day, dayAfter(day))
      await dropTimes(tx, environment, day)
      await writeTimes(tx, environment, day, dayAfter(day))
    },
    { timeout: 60_000 },
  )
}
