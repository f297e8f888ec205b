import { getDb, inTransaction } from '#lib/db.ts'
import { dropUpload } from '#lib/files/drop-upload.ts'

const lifetimeMs = 48 * 3_600_000

/** Forgets uploads that nobody has gone on with for two days, their parts included; finished ones have none. */
export async function reapUploads(): Promise<void> {
  for (;;) {
    const old = await getDb().upload.findMany({
      where: { updatedAt: { lt: new Date(Date.now() - lifetimeMs) } },
      select: { id: true },
      take: 100,
    })
    if (old.length === 0) return
    for (const { id } of old) await inTransaction((tx) => dropUpload(tx, id))
  }
}
