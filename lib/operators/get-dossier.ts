import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { notFound } from '#lib/errors.ts'
import { toMessageView, withAttachments } from '#lib/messages/view.ts'
import { withFrozenFees } from '#lib/offers/frozen-fees.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { withNames } from '#lib/operators/find-orders.ts'
import { noteVisit } from '#lib/operators/note-visit.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { toEffectView, toPaymentView } from '#lib/operators/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'
import { previewEnd } from '#lib/payments/preview-end.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Everything about one order that isn't its history: who, what, every offer, payment and word. */
export async function getDossier(tx: Tx, actor: OperatorActor, orderId: string): Promise<OrderDossierView> {
  const row = await getOrderRow(tx, actor, orderId)
  const [[named], offers, payments, messages, documents, effect] = await Promise.all([
    withNames(tx, [row]),
    tx.offer.findMany({
      where: { orderId },
      orderBy: { id: 'asc' },
      include: { researcher: { select: { name: true } } },
    }),
    tx.payment.findMany({
      where: { orderId },
      orderBy: { id: 'desc' },
      include: { refunds: { orderBy: { id: 'asc' } }, disputes: { orderBy: { createdAt: 'asc' } } },
    }),
    // The newest: a page that loads thousands of messages helps nobody.
    tx.message.findMany({ where: { orderId }, orderBy: { id: 'desc' }, take: 200, include: withAttachments }),
    tx.orderDocument.findMany({ where: { orderId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    previewEnd(tx, orderId),
  ])
  if (!named) throw notFound()
  await noteVisit(tx, actor.id, orderId)
  return {
    ...named,
    ...withoutAbsent({ startedAt: row.startedAt?.toISOString() }),
    offers: (await withFrozenFees(tx, offers)).map((offer) => toOfferView(offer, row)),
    payments: payments.map((payment) => toPaymentView(row, payment)),
    messages: messages.reverse().map(toMessageView),
    documents: documents.map(toUploadedView),
    canOpen: canMove(row.status, 'open'),
    canCancel: canMove(row.status, 'cancel'),
    cancelEffect: toEffectView(effect),
  }
}
