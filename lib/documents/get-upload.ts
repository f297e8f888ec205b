import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { UploadView } from '#lib/documents/schema.ts'
import { getUploadRow } from '#lib/documents/upload-row.ts'
import { toUploadView } from '#lib/documents/view.ts'

/** How far an upload has come, with the document it became. */
export async function getUpload(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  uploadId: string,
): Promise<UploadView> {
  const upload = await getUploadRow(tx, actor, orderId, uploadId)
  const document =
    upload.documentId === null ? null : await tx.orderDocument.findUnique({ where: { id: upload.documentId } })
  return toUploadView(upload, document)
}
