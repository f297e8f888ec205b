import { getUpload } from '#lib/attachments/get-upload.ts'
import { keepAttachment } from '#lib/attachments/keep-attachment.ts'
import type { Bringer } from '#lib/attachments/permissions.ts'
import { attachmentRule, type AttachmentUploadView } from '#lib/attachments/schema.ts'
import { getUploadRow } from '#lib/attachments/upload-row.ts'
import { getDb } from '#lib/db.ts'
import { receivePart } from '#lib/files/receive-part.ts'
import type { FileSource } from '#lib/files/store-file.ts'

/** Takes the next part of a file; with its last byte it is an attachment. */
export async function sendPart(
  actor: Bringer,
  uploadId: string,
  offset: number,
  body: FileSource,
): Promise<AttachmentUploadView> {
  await receivePart(await getUploadRow(getDb(), actor, uploadId), offset, body, {
    rule: attachmentRule,
    keep: async (tx, file) => ({ attachmentId: (await keepAttachment(tx, actor, file)).id }),
  })
  return getUpload(getDb(), actor, uploadId)
}
