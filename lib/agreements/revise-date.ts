import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { requireFutureDate } from '#lib/offers/make-offer.ts'
import { promiseFor, waitingAnew } from '#lib/orders/due.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'

/** Moves the promised date while the work is going on; the reason reaches the customer as a message. */
export async function reviseDate(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  input: { estimatedCompletionDate: string; reason: string },
): Promise<void> {
  const order = await lockOwnWork(tx, actor, orderId)
  if (order.status !== 'confirmed' && order.status !== 'in_progress') {
    throw new ApiError(
      'order_state_conflict',
      `The date can be moved between confirmation and delivery; the order is ${order.status}.`,
    )
  }
  const estimatedCompletionDate = requireFutureDate(input.estimatedCompletionDate)
  await recordEvents(tx, actor, orderId, [
    { type: 'order.eta_changed', payload: { estimatedCompletionDate: input.estimatedCompletionDate } },
  ])
  await postResearchMessage(tx, actor, orderId, { content: input.reason })
  // The date named is the date meant, whatever was waited until this very message, which may have been an answer. What is waited on counts
  // from here.
  const waiting = waitingAnew(await lockOwnWork(tx, actor, orderId), new Date())
  await tx.order.update({
    where: { id: orderId },
    data: { ...waiting, estimatedCompletionDate: promiseFor(estimatedCompletionDate, waiting) },
  })
}
