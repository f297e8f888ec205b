import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { UploadView } from '#lib/documents/schema.ts'
import { getUploadRow } from '#lib/documents/upload-row.ts'
import { toUploadView } from '#lib/documents/view.ts'
import { ApiError } from '#lib/errors.ts'

/** How far an upload has come, with the document it became; throws 404 `document_removed` where that was taken away. */
export async function getUpload(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  uploadId: string,
): Promise<UploadView> {
  const upload = await getUploadRow(tx, actor, orderId, uploadId)
  if (upload.documentId === null) return toUploadView(upload)
  const document = await tx.orderDocument.findUnique({ where: { id: upload.documentId } })
  // Unlike what is merely unknown: who sent it and missed the answer must not send it all over again.
  if (!document) throw new ApiError('document_removed', 'This file had arrived and was taken away again since.')
  return toUploadView(upload, document)
}
