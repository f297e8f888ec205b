import type { CustomerActor, OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { ProductionNoteView } from '#lib/production/schema.ts'
import { toNoteViews } from '#lib/production/view.ts'

/** Adds a note, and says whose turn it is. For those who hold the client's row. */
export async function addNote(
  tx: Tx,
  actor: CustomerActor | OperatorActor,
  clientId: string,
  content: string,
): Promise<ProductionNoteView> {
  const createdAt = new Date()
  const row = await tx.productionNote.create({
    data: { id: newId('productionNote'), clientId, senderType: actor.type, senderId: actor.id, content, createdAt },
  })
  await tx.client.update({
    where: { id: clientId },
    data: { productionAskedBackAt: actor.type === 'operator' ? createdAt : null },
  })
  const [view] = await toNoteViews(tx, [row])
  if (!view) throw new Error('a row without its view')
  return view
}
