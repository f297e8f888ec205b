import type { Tx } from '#lib/db.ts'
import { removeFileJob } from '#lib/files/jobs.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'

/** Takes attachments away, with their files; returns how many there were. */
export async function dropAttachments(tx: Tx, where: Prisma.AttachmentWhereInput): Promise<number> {
  const found = await tx.attachment.findMany({ where, select: { id: true, storageKey: true } })
  let dropped = 0
  for (const { id, storageKey } of found) {
    // Again with the condition: it may have been attached since it was read.
    const { count } = await tx.attachment.deleteMany({ where: { AND: [where, { id }] } })
    if (count > 0) await enqueue(tx, removeFileJob, { storageKey })
    dropped += count
  }
  return dropped
}
