import { Prisma } from '#lib/generated/prisma/client.ts'
import { hasWords, hasWordsItself } from '#lib/orders/text-query.ts'

/** So many of a list's first orders are looked at themselves before the index of words is asked. The planner is to know, whatever it plans for. */
const lookedAt = 1000
const first = Prisma.raw(`LIMIT ${lookedAt}`)

type Search = {
  /** What the list goes through, and what an index goes by with it: conditions on orders `o`, and `ORDER BY …`, by columns of `o`. */
  among: Prisma.Sql
  by: Prisma.Sql
  /** The same in other words, by which the planner goes through it along the index that is best for it. */
  along?: { among: Prisma.Sql; by: Prisma.Sql } | undefined
  limit: number
  words: Prisma.Sql
  /** Whose orders they are, where they are one client's. */
  clientId?: string | undefined
  /** What an order must be, where `has` says whether it has the words. */
  fits: (has: Prisma.Sql) => Prisma.Sql
}

/**
 * The ids of the first orders of a list that have some words. A word that many orders have is soon met on the way through the
 * list, while its index gathers all who have it; a rare one is met late, and the index has it at once. Which of both a word is, the
 * planner can't know. So the list's first are gone through, and where too few of them fit, the index is asked. To be planned for its values each
 * time: how many orders there are to go through differs too much.
 */
export function firstWithWords({ among, by, along = { among, by }, limit, words, clientId, fits }: Search): Prisma.Sql {
  const rows = Prisma.sql`${by} LIMIT ${limit}::int`
  const byIndex = Prisma.sql`${among} AND ${fits(hasWords(words, clientId))} ${rows}`
  if (limit > lookedAt) return Prisma.sql`SELECT o.id FROM orders o WHERE ${byIndex}`
  // Made once when the statement runs, and not for each order that is looked at.
  const once = Prisma.sql`(SELECT ${words})`
  return Prisma.sql`
    WITH met AS MATERIALIZED (
      SELECT o.id FROM (SELECT * FROM orders o WHERE ${along.among} ${along.by} ${first}) o WHERE ${fits(hasWordsItself(once))} ${rows}
    )
    SELECT id FROM met UNION ALL (SELECT o.id FROM orders o WHERE (SELECT count(*) FROM met) < ${limit}::int AND ${byIndex})`
}
