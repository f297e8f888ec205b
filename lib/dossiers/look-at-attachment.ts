import type { OperatorActor } from '#lib/actor.ts'
import { downloadAttachment } from '#lib/attachments/download-attachment.ts'
import type { AttachedFileView } from '#lib/attachments/schema.ts'
import type { Tx } from '#lib/db.ts'
import { noteDownload, type Access } from '#lib/documents/note-download.ts'
import { audit } from '#lib/operators/audit.ts'

/** An operator opens what is attached to an order: written down where downloads are, and in the audit log. */
export async function lookAtAttachment(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  attachmentId: string,
  access: Access | undefined,
): Promise<AttachedFileView> {
  const file = await downloadAttachment(tx, actor, orderId, attachmentId)
  await noteDownload(tx, { kind: 'link', orderId, documentIds: [file.id], actor, access })
  const after = { fileId: file.id, name: file.name }
  await audit(tx, actor, { action: 'order.look', targetType: 'order', targetId: orderId, after })
  return file
}
