import { broughtBy, type Bringer } from '#lib/attachments/permissions.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Upload } from '#lib/generated/prisma/client.ts'

/** An upload of the actor's own side; a researcher's documents have an order, and are none of these. */
export async function getUploadRow(tx: Tx, actor: Bringer, uploadId: string): Promise<Upload> {
  const upload = await tx.upload.findFirst({ where: { id: uploadId, orderId: null, ...broughtBy(actor) } })
  if (!upload) throw notFound()
  return upload
}
