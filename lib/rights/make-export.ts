import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '#lib/db.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import type { User } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { collectData } from '#lib/rights/collect-data.ts'
import { lockExport, removeFile } from '#lib/rights/export-row.ts'
import { readyLetter } from '#lib/rights/letters.ts'
import { canExportBecome, exportDays } from '#lib/rights/state.ts'
import { zipOf } from '#lib/files/zip-of.ts'

/**
 * Writes a copy that was asked for and tells its owner. It goes from the database to storage piece by piece. Each run writes
 * to a place of its own, which is noted first: what a run that was killed left there is removed by the next
 * (parts that a bucket holds of it, by the bucket's own rule: docs/operations.md).
 */
export async function makeExport(exportId: string): Promise<void> {
  const storageKey = `exports/${exportId}-${randomUUID()}.zip`
  const begun = await inTransaction((tx) => begin(tx, exportId, storageKey))
  if (!begun) return
  let sizeBytes = 0
  async function* measured({ user, clientIds }: Begun) {
    for await (const chunk of zipOf(collectData(user, clientIds))) {
      sizeBytes += chunk.byteLength
      yield chunk
    }
  }
  await getStorage().putStream(storageKey, measured(begun))
  await inTransaction((tx) => finish(tx, exportId, { storageKey, sizeBytes }))
}

type Begun = { user: User; clientIds: string[] }

async function begin(tx: Tx, exportId: string, storageKey: string): Promise<Begun | undefined> {
  const row = await lockExport(tx, exportId)
  if (!row || !canExportBecome(row.state, 'ready') || row.user.disabledAt) return undefined
  await removeFile(tx, row)
  const owned = await tx.membership.findMany({
    where: { userId: row.userId, role: 'owner' },
    select: { clientId: true },
  })
  const clientIds = owned.map(({ clientId }) => clientId)
  await tx.dataExport.update({ where: { id: exportId }, data: { storageKey, clientIds } })
  return { user: row.user, clientIds }
}

async function finish(tx: Tx, exportId: string, written: { storageKey: string; sizeBytes: number }): Promise<void> {
  const row = await lockExport(tx, exportId)
  // Gone with its account, or taken over by another run, that thought this one dead.
  if (row?.storageKey !== written.storageKey || !canExportBecome(row.state, 'ready')) return removeFile(tx, written)
  const readyAt = new Date()
  const expiresAt = new Date(readyAt.getTime() + exportDays * 86_400_000)
  await tx.dataExport.update({
    where: { id: exportId },
    data: { state: 'ready', sizeBytes: BigInt(written.sizeBytes), readyAt, expiresAt },
  })
  // The newest takes the place of those before it.
  await tx.dataExport.updateMany({
    where: { userId: row.userId, id: { not: exportId }, state: 'ready', expiresAt: { gt: readyAt } },
    data: { expiresAt: readyAt },
  })
  await postMail(tx, { to: row.user, letter: readyLetter(expiresAt), dedupeKey: `export:${exportId}` })
}
