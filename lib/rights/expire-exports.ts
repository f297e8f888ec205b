import { getDb, inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { lockExport, removeFile } from '#lib/rights/export-row.ts'
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
    await doForEach(old, ({ id }) =>
      inTransaction(async (tx) => {
        const row = await lockExport(tx, id)
        if (!row || !canExportBecome(row.state, 'expired')) return
        await tx.dataExport.update({ where: { id }, data: { state: 'expired' } })
        await removeFile(tx, row)
      }),
    )
  }
}
