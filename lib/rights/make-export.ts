import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { getStorage } from '#lib/documents/get-storage.ts'
import { removeFileJob } from '#lib/documents/jobs.ts'
import { enqueue } from '#lib/jobs.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { collectData } from '#lib/rights/collect-data.ts'
import { exportDays, lockExport, storageKeyOf } from '#lib/rights/export-row.ts'
import { readyLetter } from '#lib/rights/letters.ts'
import { canExportBecome } from '#lib/rights/state.ts'
import { zipOf } from '#lib/rights/zip-of.ts'

/**
 * Writes a copy that was asked for and tells its owner. It goes from the database to storage piece by piece; a second run
 * writes the same file again, or finds that nothing is left to do.
 */
export async function makeExport(exportId: string): Promise<void> {
  const row = await getDb().dataExport.findUnique({ where: { id: exportId }, include: { user: true } })
  if (!row || row.state !== 'waiting' || row.user.disabledAt) return
  const key = storageKeyOf(exportId)
  const { user } = row
  let sizeBytes = 0
  async function* measured() {
    for await (const chunk of zipOf(collectData(user))) {
      sizeBytes += chunk.byteLength
      yield chunk
    }
  }
  await getStorage().putStream(key, measured())
  await inTransaction((tx) => finish(tx, exportId, sizeBytes))
}

async function finish(tx: Tx, exportId: string, sizeBytes: number): Promise<void> {
  await lockExport(tx, exportId)
  const row = await tx.dataExport.findUnique({ where: { id: exportId }, include: { user: true } })
  // Gone with its account, or finished by another run: its file is the same.
  if (!row) return enqueue(tx, removeFileJob, { storageKey: storageKeyOf(exportId) })
  if (!canExportBecome(row.state, 'ready')) return
  const readyAt = new Date()
  const expiresAt = new Date(readyAt.getTime() + exportDays * 86_400_000)
  await tx.dataExport.update({
    where: { id: exportId },
    data: { state: 'ready', sizeBytes: BigInt(sizeBytes), readyAt, expiresAt },
  })
  // The newest takes the place of those before it.
  await tx.dataExport.updateMany({
    where: { userId: row.userId, id: { not: exportId }, state: 'ready' },
    data: { expiresAt: readyAt },
  })
  await postMail(tx, { to: row.user, letter: readyLetter(expiresAt), dedupeKey: `export:${exportId}` })
}
