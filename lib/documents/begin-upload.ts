import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { BeginUploadInput, UploadView } from '#lib/documents/schema.ts'
import { toUploadView } from '#lib/documents/view.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { Upload } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { getOrderRow, lockOrder } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

// Twenty at 100 MiB: what somebody could leave lying about until the daily clearing.
const maximumUnfinished = 20

/** Announces a file that will come in parts. */
export async function beginUpload(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  { name, sizeBytes }: BeginUploadInput,
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

export async function getUploadRow(tx: Tx, actor: ResearcherActor, orderId: string, uploadId: string): Promise<Upload> {
  await getOrderRow(tx, actor, orderId)
  const upload = await tx.upload.findFirst({ where: { id: uploadId, orderId, researcherId: actor.id } })
  if (!upload) throw notFound()
  return upload
}

/** How far an upload has come, with the document it became. */
export async function getUpload(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  uploadId: string,
): Promise<UploadView> {
  const upload = await getUploadRow(tx, actor, orderId, uploadId)
  const document =
    upload.documentId === null ? null : await tx.orderDocument.findUnique({ where: { id: upload.documentId } })
  return toUploadView(upload, document)
}

/** Uploads that wait to be gone on with, oldest first. */
export async function listUploads(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<UploadView>> {
  requireCursor('upload', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.upload.findMany({ where: { orderId, researcherId: actor.id, documentId: null, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map((row) => toUploadView(row)), hasMore }
}

/** Gives an upload up. Its parts are removed behind. */
export async function discardUpload(tx: Tx, actor: ResearcherActor, orderId: string, uploadId: string) {
  const { id } = await getUploadRow(tx, actor, orderId, uploadId)
  await dropUpload(tx, id)
  return { id, removed: true as const }
}

export async function dropUpload(tx: Tx, uploadId: string): Promise<void> {
  await dropParts(tx, uploadId)
  await tx.upload.deleteMany({ where: { id: uploadId } })
}

export async function dropParts(tx: Tx, uploadId: string): Promise<void> {
  const parts = await tx.uploadPart.findMany({ where: { uploadId }, select: { storageKey: true } })
  for (const { storageKey } of parts) await enqueue(tx, 'remove_file', { storageKey })
  await tx.uploadPart.deleteMany({ where: { uploadId } })
}
