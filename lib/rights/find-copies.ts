import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

const findOutgrown = defineQuery(
  { id: text },
  (userId: string) => Prisma.sql`
    SELECT e.id FROM data_exports e WHERE e.user_id = ${userId} AND NOT e.client_ids <@ ARRAY(
      SELECT m.client_id FROM memberships m WHERE m.user_id = ${userId} AND m.role = 'owner')`,
)

/** The copies that a person may have now: none with a client in it that they don't own any more. */
export async function findCopies(tx: Tx, userId: string): Promise<Prisma.DataExportWhereInput> {
  const outgrown = await findOutgrown(tx, userId)
  return { userId, id: { notIn: outgrown.map(({ id }) => id) } }
}
