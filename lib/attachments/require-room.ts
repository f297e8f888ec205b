import { waitingSince } from '#lib/attachments/lifetime.ts'
import { broughtBy, type Bringer } from '#lib/attachments/permissions.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'

// Two gigabytes a day. What has waited for a day counts no more: the clearing that takes it away may be a day off.
const mostWaiting = 100

/** Throws 409 where as many files wait, or are on their way, as may. */
export async function requireRoom(tx: Tx, actor: Bringer): Promise<void> {
  const waiting = await tx.attachment.count({
    where: { ...broughtBy(actor), orderId: null, createdAt: { gte: waitingSince() } },
  })
  const coming = await tx.upload.count({ where: { ...broughtBy(actor), orderId: null, attachmentId: null } })
  if (waiting + coming < mostWaiting) return
  throw new ApiError(
    'attachment_limit',
    `${mostWaiting} files wait to be attached. Attach or discard some of them first; what waits for a day is forgotten.`,
  )
}
