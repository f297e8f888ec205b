import type { Db } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { nextMonth } from '#lib/figures/days.ts'
import { lockFigures } from '#lib/figures/lock-figures.ts'
import { counted, summed } from '#lib/figures/facts.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const dropMonth = defineCommand(
  (environment: Environment, month: string) => Prisma.sql`
    DELETE FROM figure_rows WHERE environment = ${environment}::"Environment" AND along IN ('all', 'country', 'archive', 'client', 'researcher')
      AND grain = 'month' AND start = ${month}::date`,
)
const writeMonth = defineCommand(
  (environment: Environment, month: string, before: string) => Prisma.sql`
    INSERT INTO figure_rows (environment, grain, start, along, key, currency, ${counted})
    SELECT environment, 'month', ${month}::date, along, key, currency, ${summed}
    FROM figure_rows WHERE environment = ${environment}::"Environment" AND along IN ('all', 'country', 'archive', 'client', 'researcher')
      AND grain = 'day' AND start >= ${month}::date AND start < ${before}::date GROUP BY environment, along, key, currency`,
)

/** Adds up the days of a month anew, named by its first day. */
export async function rollMonth(db: Db, environment: Environment, month: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await lockFigures(tx, environment)
      await dropMonth(tx, environment, month)
      await writeMonth(tx, environment, month, nextMonth(month))
    },
    { timeout: 60_000 },
  )
}
