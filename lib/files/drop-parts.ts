import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { removeFileJob } from '#lib/files/jobs.ts'

export async function dropParts(tx: Tx, uploadId: string): Promise<void> {
  const parts = await tx.uploadPart.findMany({ where: { uploadId }, select: { storageKey: true } })
  for (const { storageKey } of parts) await enqueue(tx, removeFileJob, { storageKey })
  await tx.uploadPart.deleteMany({ where: { uploadId } })
}
