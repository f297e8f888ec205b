import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { downloadDocument } from '#lib/documents/download-document.ts'
import type { Access } from '#lib/documents/note-download.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { audit } from '#lib/operators/audit.ts'

/** An operator opens a document, delivered or not: written down where downloads are, and in the audit log. */
export async function lookAtDocument(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  documentId: string,
  access: Access | undefined,
): Promise<DocumentView> {
  const file = await downloadDocument(tx, actor, orderId, documentId, access)
  const after = { fileId: file.id, name: file.name }
  await audit(tx, actor, { action: 'order.look', targetType: 'order', targetId: orderId, after })
  return file
}
