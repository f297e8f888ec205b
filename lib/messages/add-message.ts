import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { drawId } from '#lib/messages/draw-id.ts'
import { noteQuestion } from '#lib/messages/note-question.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { isClosed } from '#lib/orders/state.ts'

export function requireOpenForMessages({ status }: OrderRow): void {
  if (isClosed(status))
    throw new ApiError('order_closed', `The order is ${status}; nobody reads its messages any more.`)
}

type NewMessage = {
  researcherId: string | null
  content: string
  question?: boolean | undefined
  attachmentIds?: readonly string[] | undefined
}

/** Writes a message on a locked order. `researcherId`: the researcher at the other end, null for all who may see the order. */
export async function addMessage(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  order: OrderRow,
  { question = false, attachmentIds = [], ...message }: NewMessage,
): Promise<{ id: string }> {
  const orderId = order.id
  const id = await drawId(tx, orderId)
  // Not before the work began, by whichever clock: a question from before that waits no more (lib/notices/question-notices.ts).
  const at = new Date(Math.max(Date.now(), order.status === 'in_progress' ? Number(order.startedAt) : 0))
  await noteQuestion(tx, order, actor, { question, at })
  await tx.message.create({
    data: {
      ...message,
      question,
      id,
      orderId,
      senderType: actor.type,
      senderId: actor.id,
      senderName: actor.name,
      createdAt: at,
    },
  })
  await claimAttachments(tx, actor, attachmentIds, { orderId, messageId: id })
  await recordEvents(tx, actor, orderId, [
    { type: 'message.created', payload: { id, ...(question ? { question } : {}) } },
  ])
  return { id }
}
