import { Prisma } from '#lib/generated/prisma/client.ts'
import { removeFileJob } from '#lib/files/jobs.ts'
import type { Tx } from '#lib/db.ts'
import type { DataExport } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { defineLock, defineQuery, text } from '#lib/sql.ts'

const lockRow = defineLock('data_exports')

/** A copy under its row lock, with its owner; null where it is gone, with its account. */
export async function lockExport(tx: Tx, id: string) {
  await lockRow(tx, id)
  return tx.dataExport.findUnique({ where: { id }, include: { user: true } })
}

const findOutgrown = defineQuery(
  { id: text },
  (userId: string) => Prisma.sql`
    SELECT e.id FROM data_exports e WHERE e.user_id = ${userId} AND NOT e.client_ids <@ ARRAY(
      SELECT m.client_id FROM memberships m WHERE m.user_id = ${userId} AND m.role = 'owner')`,
)

/** The copies that a person may have now: none with a client in it that they don't own any more. */
export async function copiesOf(tx: Tx, userId: string): Promise<Prisma.DataExportWhereInput> {
  const outgrown = await findOutgrown(tx, userId)
  return { userId, id: { notIn: outgrown.map(({ id }) => id) } }
}

/** Removes what lies, or begins to lie, where a copy is written to. */
export async function removeFile(tx: Tx, { storageKey }: Pick<DataExport, 'storageKey'>): Promise<void> {
  if (storageKey !== null) await enqueue(tx, removeFileJob, { storageKey })
}
