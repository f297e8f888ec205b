import type { AttachedFileView, AttachmentUploadView } from '#lib/attachments/schema.ts'
import { contentTypeOf } from '#lib/files/content-type.ts'
import type { FileUrl } from '#lib/files/file-url.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import type { Attachment, Upload } from '#lib/generated/prisma/client.ts'

export const toAttachmentView = (row: Attachment): AttachmentView => ({
  id: row.id,
  name: row.name,
  contentType: contentTypeOf(row),
  sizeBytes: row.sizeBytes,
  createdAt: row.createdAt.toISOString(),
})

export const toAttachedFileView = (row: Attachment, { url, expiresAt }: FileUrl): AttachedFileView => ({
  ...toAttachmentView(row),
  sha256: row.sha256,
  ...(row.messageId === null ? {} : { messageId: row.messageId }),
  url,
  expiresAt,
})

export const toAttachmentUploadView = (
  { id, name, sizeBytes, receivedBytes, createdAt }: Upload,
  attachment?: Attachment | null,
): AttachmentUploadView => ({
  id,
  name,
  sizeBytes,
  offset: receivedBytes,
  createdAt: createdAt.toISOString(),
  ...(attachment ? { attachment: toAttachmentView(attachment) } : {}),
})
