import type { ResearcherActor, SystemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toFileName } from '#lib/files/file-name.ts'
import { requireTrueName } from '#lib/files/require-true-name.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import type { StoredFile } from '#lib/files/store-file.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/** Puts a stored file on an order, under a safe name; one that isn't what its name says is refused. The customer sees it once the order is delivered. */
export async function addDocument(
  tx: Tx,
  actor: ResearcherActor | SystemActor,
  orderId: string,
  { name, ...file }: StoredFile & { name: string },
): Promise<UploadedView> {
  await requireUploader(tx, actor, await lockOrder(tx, actor, orderId))
  requireTrueName(name, file.contentType)
  const { _max: last } = await tx.orderDocument.aggregate({ where: { orderId }, _max: { position: true } })
  const row = await tx.orderDocument.create({
    data: {
      ...file,
      orderId,
      position: (last.position ?? 0) + 1,
      name: toFileName(name, file.contentType),
      uploadedById: actor.id,
      createdAt: new Date(),
    },
  })
  await recordEvents(tx, actor, orderId, [{ type: 'document.added', payload: { id: row.id } }])
  return toUploadedView(row)
}
