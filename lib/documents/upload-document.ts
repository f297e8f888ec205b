import type { ResearcherActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { getStorage } from '#lib/documents/get-storage.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { storeFile, type FileSource } from '#lib/documents/store-file.ts'
import { ApiError } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/**
 * Takes a file in and puts it on an order. No transaction is open while the bytes arrive, for that can take minutes; the
 * permission is asked before, to spare the sender the upload, and again under the lock.
 */
export async function uploadDocument(
  actor: ResearcherActor,
  orderId: string,
  name: string,
  body: FileSource,
): Promise<UploadedView> {
  await requireUploader(getDb(), actor, await getOrderRow(getDb(), actor, orderId))
  const file = await storeFile(body)
  try {
    return await inTransaction((tx) => addDocument(tx, actor, orderId, { ...file, name }))
  } catch (error) {
    // A refusal means that nothing was committed. After any other failure, a connection lost at the commit for one, the
    // row may exist: better a file without a row than a row without its file.
    if (error instanceof ApiError) await getStorage().remove(file.storageKey)
    throw error
  }
}
