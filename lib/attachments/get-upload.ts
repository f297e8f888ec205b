import type { Bringer } from '#lib/attachments/permissions.ts'
import type { AttachmentUploadView } from '#lib/attachments/schema.ts'
import { getUploadRow } from '#lib/attachments/upload-row.ts'
import { toAttachmentUploadView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** How far an upload has come, with the attachment it became; it is gone with that. */
export async function getUpload(tx: Tx, actor: Bringer, uploadId: string): Promise<AttachmentUploadView> {
  const upload = await getUploadRow(tx, actor, uploadId)
  const { attachmentId } = upload
  if (attachmentId === null) return toAttachmentUploadView(upload)
  const attachment = await tx.attachment.findUnique({ where: { id: attachmentId } })
  if (!attachment) throw notFound()
  return toAttachmentUploadView(upload, attachment)
}
