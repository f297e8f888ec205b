import { Prisma } from '#lib/generated/prisma/client.ts'

/** So many of a list's first orders are looked at themselves before the index of words is asked. */
const lookedAt = 1000

type Search = {
  /** What the list goes through, and what an index goes by with it: conditions on orders `o`. */
  among: Prisma.Sql
  /** `ORDER BY …`, by columns of `o`. */
  by: Prisma.Sql
  /** What an order must be, with its words as it has them, and as their index has them. */
  fits: Prisma.Sql
  fitsByIndex: Prisma.Sql
  limit: number
}

/**
 * The ids of the first orders of a list that have some words. A word that many orders have is soon met on the way through the
 * list, while its index gathers all who have it; a rare one is met late, and the index has it at once. Which of both a word is, the
 * planner can't know. So the list's first are gone through, and where too few of them fit, the index is asked.
 */
export function firstWithWords({ among, by, fits, fitsByIndex, limit }: Search): Prisma.Sql {
  const rows = Prisma.sql`${by} LIMIT ${limit}::int`
  const byIndex = Prisma.sql`${among} AND ${fitsByIndex} ${rows}`
  if (limit > lookedAt) return Prisma.sql`SELECT o.id FROM orders o WHERE ${byIndex}`
  return Prisma.sql`
    WITH met AS MATERIALIZED (
      SELECT o.id FROM (SELECT * FROM orders o WHERE ${among} ${by} LIMIT ${lookedAt}::int) o WHERE ${fits} ${rows}
    )
    SELECT id FROM met UNION ALL (SELECT o.id FROM orders o WHERE (SELECT count(*) FROM met) < ${limit}::int AND ${byIndex})`
}
