import { getDb, inTransaction } from '#lib/db.ts'
import { removeFileJob } from '#lib/documents/jobs.ts'
import { enqueue } from '#lib/jobs.ts'
import { lockExport, storageKeyOf } from '#lib/rights/export-row.ts'
import { canExportBecome } from '#lib/rights/state.ts'

/** Removes the files of copies whose time is over. */
export async function expireExports(): Promise<void> {
  for (;;) {
    const old = await getDb().dataExport.findMany({
      where: { state: 'ready', expiresAt: { lte: new Date() } },
      select: { id: true },
      take: 100,
    })
    if (old.length === 0) return
    for (const { id } of old) {
      await inTransaction(async (tx) => {
        await lockExport(tx, id)
        const row = await tx.dataExport.findUnique({ where: { id } })
        if (!row || !canExportBecome(row.state, 'expired')) return
        await tx.dataExport.update({ where: { id }, data: { state: 'expired' } })
        await enqueue(tx, removeFileJob, { storageKey: storageKeyOf(id) })
      })
    }
  }
}
