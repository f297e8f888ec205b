import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { uniqueNames } from '#lib/files/unique-names.ts'
import { zipOf, type ZipEntry } from '#lib/files/zip-of.ts'
import { noteDownload, type Access } from '#lib/documents/note-download.ts'
import { notFound } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { findHandedOver } from '#lib/orders/find-handed-over.ts'

/** Everything that was handed over, as one zip that is written while it is read; 404 before there is anything. */
export async function zipDocuments(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  access: Access | undefined,
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
  const order = await getOrderRow(tx, actor, orderId)
  const given = await findHandedOver(tx, order)
  const documents = given
    ? await tx.orderDocument.findMany({ where: given, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
    : []
  if (documents.length === 0) throw notFound()
  if (access)
    await noteDownload(tx, { kind: 'zip', orderId, documentIds: documents.map(({ id }) => id), actor, access })
  const names = uniqueNames(documents.map(({ name }) => name))
  // Scans are compressed already.
  const entries = documents.map(({ storageKey, createdAt: mtime, sizeBytes: size }, i): ZipEntry => {
    return { name: names[i] ?? storageKey, contents: contentsOf(storageKey), stored: true, mtime, size }
  })
  return { name: `${order.number}.zip`, bytes: zipOf(entries) }
}

/** Opened when its turn comes. */
async function* contentsOf(storageKey: string): AsyncGenerator<Uint8Array> {
  yield* (await getStorage().getStream(storageKey)) as AsyncIterable<Uint8Array>
}
