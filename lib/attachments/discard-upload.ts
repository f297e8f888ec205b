import { dropWaiting } from '#lib/attachments/drop-waiting.ts'
import type { Bringer } from '#lib/attachments/permissions.ts'
import { getUploadRow } from '#lib/attachments/upload-row.ts'
import type { Tx } from '#lib/db.ts'
import { dropUpload } from '#lib/files/drop-upload.ts'

/** Gives an upload up, and what it became; not any more once that is attached. */
export async function discardUpload(tx: Tx, actor: Bringer, uploadId: string) {
  const { id, attachmentId } = await getUploadRow(tx, actor, uploadId)
  if (attachmentId !== null) await dropWaiting(tx, actor, attachmentId)
  await dropUpload(tx, id)
  return { id, removed: true as const }
}
