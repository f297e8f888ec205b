import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { dropUpload } from '#lib/files/drop-upload.ts'
import { getUploadRow } from '#lib/documents/upload-row.ts'

/** Gives an upload up. Its parts are removed behind. */
export async function discardUpload(tx: Tx, actor: ResearcherActor, orderId: string, uploadId: string) {
  const { id } = await getUploadRow(tx, actor, orderId, uploadId)
  await dropUpload(tx, id)
  return { id, removed: true as const }
}
