import type { Bringer } from '#lib/attachments/permissions.ts'
import { getUploadRow } from '#lib/attachments/upload-row.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { dropUpload } from '#lib/files/drop-upload.ts'
import { dropAttachments } from '#lib/orders/drop-attachments.ts'

/** Gives an upload up, and what it became; not any more once that is attached. */
export async function discardUpload(tx: Tx, actor: Bringer, uploadId: string) {
  const { id, attachmentId } = await getUploadRow(tx, actor, uploadId)
  if (attachmentId !== null) {
    await dropAttachments(tx, { id: attachmentId, orderId: null })
    if (await tx.attachment.findUnique({ where: { id: attachmentId }, select: { id: true } }))
      throw new ApiError('order_state_conflict', 'The file is attached already, and stays where it is.')
  }
  await dropUpload(tx, id)
  return { id, removed: true as const }
}
