import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Upload } from '#lib/generated/prisma/client.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

export async function getUploadRow(tx: Tx, actor: ResearcherActor, orderId: string, uploadId: string): Promise<Upload> {
  await getOrderRow(tx, actor, orderId)
  const upload = await tx.upload.findFirst({ where: { id: uploadId, orderId, researcherId: actor.id } })
  if (!upload) throw notFound()
  return upload
}
