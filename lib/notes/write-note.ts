import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { NoteInput, NoteView } from '#lib/notes/schema.ts'
import { toNoteView } from '#lib/notes/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Writes something about an order for the client's own people. The order doesn't change by it, and nobody else hears of it. */
export async function writeNote(tx: Tx, actor: CustomerActor, orderId: string, { text }: NoteInput): Promise<NoteView> {
  await getOrderRow(tx, actor, orderId)
  const row = await tx.orderNote.create({
    data: {
      id: newId('orderNote'),
      orderId,
      authorId: actor.type === 'customer' ? actor.id : null,
      authorName: actor.name,
      text,
    },
  })
  return toNoteView(row, actor)
}
