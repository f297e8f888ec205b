import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { UploadView } from '#lib/documents/schema.ts'
import { toUploadView } from '#lib/documents/view.ts'
import { ApiError } from '#lib/errors.ts'
import type { UploadInput } from '#lib/files/schema.ts'
import { newId } from '#lib/ids.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

// Twenty at 100 MiB: what somebody could leave lying about until the daily clearing.
const maximumUnfinished = 20

/** Announces a file that will come in parts. */
export async function beginUpload(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  { name, sizeBytes }: UploadInput,
): Promise<UploadView> {
  await requireUploader(tx, actor, await lockOrder(tx, actor, orderId))
  if ((await tx.upload.count({ where: { orderId, researcherId: actor.id, documentId: null } })) >= maximumUnfinished) {
    throw new ApiError(
      'order_state_conflict',
      `${maximumUnfinished} uploads of this order are unfinished. Finish or discard them first.`,
    )
  }
  return toUploadView(
    await tx.upload.create({ data: { id: newId('upload'), orderId, researcherId: actor.id, name, sizeBytes } }),
  )
}
