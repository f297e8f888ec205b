import type { Tx } from '#lib/db.ts'

/** Writes down when documents were first fetched; later fetches change nothing and cost no write. */
export async function noteDownload(tx: Tx, documentIds: string[]): Promise<void> {
  await tx.orderDocument.updateMany({
    where: { id: { in: documentIds }, downloadedAt: null },
    data: { downloadedAt: new Date() },
  })
}
