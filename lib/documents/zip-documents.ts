import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { noteDownload, type Access } from '#lib/documents/note-download.ts'
import { notFound } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { isHandedOver } from '#lib/orders/state.ts'
import { uniqueNames } from '#lib/files/unique-names.ts'
import { ZipFile } from 'yazl'

/** Everything that was handed over, as one zip that is written while it is read; 404 before there is anything. */
export async function zipDocuments(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  access: Access,
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
  const order = await getOrderRow(tx, actor, orderId)
  const documents = isHandedOver(order.status)
    ? await tx.orderDocument.findMany({ where: { orderId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
    : []
  if (documents.length === 0) throw notFound()
  await noteDownload(tx, { kind: 'zip', orderId, documentIds: documents.map(({ id }) => id), actor, ...access })
  const zip = new ZipFile()
  const names = uniqueNames(documents.map(({ name }) => name))
  for (const [i, { storageKey, createdAt, sizeBytes }] of documents.entries()) {
    // Opened when its turn comes. Scans are compressed already, so they are only stored.
    zip.addReadStreamLazy(names[i] ?? storageKey, { mtime: createdAt, compress: false, size: sizeBytes }, (done) => {
      getStorage()
        .getStream(storageKey)
        .then(
          (stream) => done(null, stream),
          (error: unknown) => done(error, undefined as never),
        )
    })
  }
  zip.end()
  return { name: `${order.number}.zip`, bytes: zip.outputStream as AsyncIterable<Uint8Array> }
}
