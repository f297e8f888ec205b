import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { withoutQuestion } from '#lib/orders/due.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/**
 * What a message does to the clock of its locked order: one of the other side answers the question that waits, and one that is a
 * question begins to wait, unless the same side's does already. Throws 409 for a question while nobody is at work.
 */
export async function noteQuestion(
  tx: Tx,
  order: OrderRow,
  { type }: CustomerActor | ResearcherActor,
  { question, at }: { question: boolean; at: Date },
): Promise<void> {
  const side = type === 'researcher' ? 'researcher' : 'customer'
  if (question && order.status !== 'in_progress')
    throw new ApiError(
      'order_state_conflict',
      `A question can wait for an answer while somebody is at work; the order is ${order.status}. Write it without \`question\`.`,
      { members: { status: order.status } },
    )
  const isAnswer = order.questionBy !== null && order.questionBy !== side
  const begins = question && (order.questionBy === null || isAnswer)
  if (!isAnswer && !begins) return
  await tx.order.update({
    where: { id: order.id },
    data: { ...withoutQuestion(order, at), ...(begins ? { questionBy: side, questionAt: at } : {}) },
  })
}
