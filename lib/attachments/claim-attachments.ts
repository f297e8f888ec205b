import { broughtBy, type Bringer } from '#lib/attachments/permissions.ts'
import { toAttachmentView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import { refusal } from '#lib/refusals.ts'

/** One sentence for what is unknown, somebody else's, attached already, or forgotten after a day. */
export const notWaiting = () => invalid('attachmentIds', refusal('attachmentGone'))

type Place = { orderId: string; messageId?: string }

/** Attaches files that wait to an order, or to a message of it: all of them or, with 400, none. Of two claims one is late. */
export async function claimAttachments(
  tx: Tx,
  actor: Bringer,
  ids: readonly string[],
  place: Place,
): Promise<AttachmentView[]> {
  if (ids.length === 0) return []
  const which = { id: { in: [...ids] } }
  const { count } = await tx.attachment.updateMany({
    where: { ...which, ...broughtBy(actor), orderId: null },
    data: place,
  })
  if (count < ids.length) throw notWaiting()
  return (await tx.attachment.findMany({ where: which, orderBy: { id: 'asc' } })).map(toAttachmentView)
}
