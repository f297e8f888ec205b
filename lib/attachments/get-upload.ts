import type { Bringer } from '#lib/attachments/permissions.ts'
import type { AttachmentUploadView } from '#lib/attachments/schema.ts'
import { getUploadRow } from '#lib/attachments/upload-row.ts'
import { toAttachmentUploadView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'

/** How far an upload has come, with the attachment it became. */
export async function getUpload(tx: Tx, actor: Bringer, uploadId: string): Promise<AttachmentUploadView> {
  const upload = await getUploadRow(tx, actor, uploadId)
  const { attachmentId } = upload
  const attachment = attachmentId === null ? null : await tx.attachment.findUnique({ where: { id: attachmentId } })
  return toAttachmentUploadView(upload, attachment)
}
