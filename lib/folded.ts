import { Prisma } from '#lib/generated/prisma/client.ts'
import type { Tx } from '#lib/db.ts'
import { defineQuery, text } from '#lib/sql.ts'

// The database's folded() is the one place that says which spellings of a name are the same: "Müller", "Mueller" and "Muller".
// Names are kept in that form beside themselves, in generated columns.

const fold = defineQuery({ folded: text }, (value: string) => Prisma.sql`SELECT folded(${value}) AS folded`)

/** What to look for in a column of folded names, as a part of a LIKE pattern, which Prisma's `contains` is. */
export async function foldName(tx: Tx, q: string): Promise<string> {
  const [row] = await fold(tx, q)
  return (row?.folded ?? '').replace(/[\\%_]/g, '\\$&')
}

/**
 * Whether a row with a folded name has these letters in it. LIKE and not position(), for the planner knows how rarely a pattern
 * is met, and by that chooses how to read the orders around it.
 */
export const nameHolds = (q: string): Prisma.Sql =>
  Prisma.sql`folded_name LIKE '%' || regexp_replace(folded(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
