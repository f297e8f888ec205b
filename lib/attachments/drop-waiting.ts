import { broughtBy, type Bringer } from '#lib/attachments/permissions.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { dropAttachments } from '#lib/orders/drop-attachments.ts'

/** Takes a file away that waits to be attached; throws 409 where it is attached already. Returns whether there was one. */
export async function dropWaiting(tx: Tx, actor: Bringer, id: string): Promise<boolean> {
  const own = { id, ...broughtBy(actor) }
  if ((await dropAttachments(tx, { ...own, orderId: null })) > 0) return true
  if (await tx.attachment.findFirst({ where: own, select: { id: true } }))
    throw new ApiError('order_state_conflict', 'The file is attached already, and stays where it is.')
  return false
}
