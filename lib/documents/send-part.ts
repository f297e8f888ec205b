import type { ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { getUpload } from '#lib/documents/get-upload.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import { documentRule, type UploadView } from '#lib/documents/schema.ts'
import { getUploadRow } from '#lib/documents/upload-row.ts'
import { receivePart } from '#lib/files/receive-part.ts'
import type { FileSource } from '#lib/files/store-file.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Takes the next part of a document and, with its last byte, puts the document on the order. */
export async function sendPart(
  actor: ResearcherActor,
  orderId: string,
  uploadId: string,
  offset: number,
  body: FileSource,
): Promise<UploadView> {
  await requireUploader(getDb(), actor, await getOrderRow(getDb(), actor, orderId))
  const upload = await getUploadRow(getDb(), actor, orderId, uploadId)
  await receivePart(upload, offset, body, {
    rule: documentRule,
    keep: async (tx, file) => ({ documentId: (await addDocument(tx, actor, orderId, file)).id }),
  })
  return getUpload(getDb(), actor, orderId, uploadId)
}
