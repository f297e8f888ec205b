import type { Tx } from '#lib/db.ts'
import { dropParts } from '#lib/files/drop-parts.ts'

export async function dropUpload(tx: Tx, uploadId: string): Promise<void> {
  await dropParts(tx, uploadId)
  await tx.upload.deleteMany({ where: { id: uploadId } })
}
