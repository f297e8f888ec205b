import { keepAttachment } from '#lib/attachments/keep-attachment.ts'
import type { Bringer } from '#lib/attachments/permissions.ts'
import { requireRoom } from '#lib/attachments/require-room.ts'
import { attachmentRule } from '#lib/attachments/schema.ts'
import { getDb } from '#lib/db.ts'
import { keepWhole } from '#lib/files/keep-whole.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import type { FileSource } from '#lib/files/store-file.ts'

/** Takes a whole file in, to be attached later. */
export async function uploadAttachment(actor: Bringer, name: string, body: FileSource): Promise<AttachmentView> {
  await requireRoom(getDb(), actor)
  return keepWhole(body, attachmentRule, (tx, file) => keepAttachment(tx, actor, { ...file, name }))
}
