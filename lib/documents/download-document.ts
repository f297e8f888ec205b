import { isCustomer, type CustomerActor, type OperatorActor, type ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { noteDownload, type Access } from '#lib/documents/note-download.ts'
import { documentsReadableBy } from '#lib/documents/permissions.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { toDocumentView } from '#lib/documents/view.ts'
import { notFound } from '#lib/errors.ts'
import { mintFileUrl } from '#lib/files/file-url.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** One document with a fresh URL; 404 for a customer before it is handed over, and for what another researcher brought. */
export async function downloadDocument(
  tx: Tx,
  actor: CustomerActor | ResearcherActor | OperatorActor,
  orderId: string,
  documentId: string,
  access: Access | undefined,
): Promise<DocumentView> {
  const order = await getOrderRow(tx, actor, orderId)
  const readable = await documentsReadableBy(tx, actor, order)
  const row = readable && (await tx.orderDocument.findFirst({ where: { AND: [{ id: documentId }, readable] } }))
  if (!row) throw notFound()
  await noteDownload(tx, { kind: 'link', orderId, documentIds: [row.id], actor, access })
  return toDocumentView(row, mintFileUrl(row, order.environment, !isCustomer(actor)))
}
