import type { Tx } from '#lib/db.ts'
import { removeFileJob } from '#lib/files/jobs.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'

/** Takes documents off an order, with their files. Call it under the order's lock. */
export async function dropDocuments(tx: Tx, where: Prisma.OrderDocumentWhereInput): Promise<void> {
  const found = await tx.orderDocument.findMany({ where, select: { id: true, storageKey: true } })
  if (found.length === 0) return
  await tx.orderDocument.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } })
  for (const { storageKey } of found) await enqueue(tx, removeFileJob, { storageKey })
}
