import type { ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import { documentRule, type UploadedView } from '#lib/documents/schema.ts'
import { keepWhole } from '#lib/files/keep-whole.ts'
import type { FileSource } from '#lib/files/store-file.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Takes a file in and puts it on an order. The permission is asked before, to spare the sender the upload, and again under the lock. */
export async function uploadDocument(
  actor: ResearcherActor,
  orderId: string,
  name: string,
  body: FileSource,
): Promise<UploadedView> {
  await requireUploader(getDb(), actor, await getOrderRow(getDb(), actor, orderId))
  return keepWhole(body, documentRule, (tx, file) => addDocument(tx, actor, orderId, { ...file, name }))
}
