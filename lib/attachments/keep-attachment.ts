import { broughtBy, type Bringer } from '#lib/attachments/permissions.ts'
import { toAttachmentView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'
import { toFileName } from '#lib/files/file-name.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import type { StoredFile } from '#lib/files/store-file.ts'

/** Makes a stored file one that waits to be attached, under a safe name. */
export async function keepAttachment(
  tx: Tx,
  actor: Bringer,
  { name, ...file }: StoredFile & { name: string },
): Promise<AttachmentView> {
  const data = { ...file, ...broughtBy(actor), name: toFileName(name, file.contentType), createdAt: new Date() }
  return toAttachmentView(await tx.attachment.create({ data }))
}
