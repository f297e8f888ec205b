import type { OperatorActor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { planSettling } from '#lib/payments/plan-settling.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'

const newestOf = (tx: Tx, orderId: string) => tx.payment.findFirst({ where: { orderId }, orderBy: { id: 'desc' } })

/** Outside the transaction: asks the provider about the order's newest payment and keeps what it says. Returns what we had before. */
export async function prepareCheck(actor: OperatorActor, orderId: string): Promise<Payment | null> {
  await getOrderRow(getDb(), actor, orderId)
  const payment = await newestOf(getDb(), orderId)
  if (payment) {
    await askProvider(() => syncPayment(payment.id, { disputes: true }))
    // What the provider refused to move is tried anew at once.
    await inTransaction((tx) => planSettling(tx, payment))
  }
  return payment
}

export async function noteCheck(tx: Tx, actor: OperatorActor, orderId: string, before: Payment | null) {
  const after = await newestOf(tx, orderId)
  await audit(tx, actor, {
    action: 'payment.check',
    targetType: 'order',
    targetId: orderId,
    ...(before ? { before: { paymentId: before.id, status: before.status } } : {}),
    ...(after ? { after: { paymentId: after.id, status: after.status } } : {}),
  })
  return { orderId, ...(after ? { status: after.status } : {}) }
}
