import { broughtBy, type Bringer } from '#lib/attachments/permissions.ts'
import { requireRoom } from '#lib/attachments/require-room.ts'
import type { AttachmentUploadView } from '#lib/attachments/schema.ts'
import { toAttachmentUploadView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'
import type { UploadInput } from '#lib/files/schema.ts'
import { newId } from '#lib/ids.ts'

/** Announces a file that will come in parts, to be attached later. */
export async function beginUpload(
  tx: Tx,
  actor: Bringer,
  { name, sizeBytes }: UploadInput,
): Promise<AttachmentUploadView> {
  await requireRoom(tx, actor)
  const data = { id: newId('upload'), ...broughtBy(actor), name, sizeBytes }
  return toAttachmentUploadView(await tx.upload.create({ data }))
}
