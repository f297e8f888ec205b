import { removeFileJob } from '#lib/files/jobs.ts'
import type { Tx } from '#lib/db.ts'
import type { DataExport } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { defineLock } from '#lib/sql.ts'

const lockRow = defineLock('data_exports')

/** A copy under its row lock, with its owner; null where it is gone, with its account. */
export async function lockExport(tx: Tx, id: string) {
  await lockRow(tx, id)
  return tx.dataExport.findUnique({ where: { id }, include: { user: true } })
}

/** Removes what lies, or begins to lie, where a copy is written to. */
export async function removeFile(tx: Tx, { storageKey }: Pick<DataExport, 'storageKey'>): Promise<void> {
  if (storageKey !== null) await enqueue(tx, removeFileJob, { storageKey })
}
