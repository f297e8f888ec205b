import type { OperatorActor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { planSettling } from '#lib/payments/plan-settling.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { isEnded } from '#lib/payments/state.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'

/** Those of an order that something may have become of, and the newest whatever it is, which comes first. */
async function findLooked(tx: Tx, orderId: string): Promise<Payment[]> {
  const payments = await tx.payment.findMany({ where: { orderId }, orderBy: { id: 'desc' } })
  return payments.filter(({ status, settledAt }, at) => at === 0 || !isEnded(status) || settledAt === null)
}

/** Outside the transaction: asks the provider about an order's payments and keeps what it says. Returns what we had before. */
export async function prepareCheck(actor: OperatorActor, orderId: string): Promise<Payment[]> {
  await getOrderRow(getDb(), actor, orderId)
  const payments = await findLooked(getDb(), orderId)
  for (const payment of payments) {
    await askProvider(() => syncPayment(payment.id, { disputes: true }))
    // What the provider refused to move is tried anew at once.
    await inTransaction((tx) => planSettling(tx, payment))
  }
  return payments
}

const standings = (payments: readonly Payment[]) => ({
  payments: payments.map(({ id: paymentId, status }) => ({ paymentId, status })),
})

/** Answers with the newest's status. */
export async function noteCheck(tx: Tx, actor: OperatorActor, orderId: string, before: readonly Payment[]) {
  const ids = before.map(({ id }) => id)
  const after = await tx.payment.findMany({ where: { id: { in: ids } }, orderBy: { id: 'desc' } })
  await audit(tx, actor, {
    action: 'payment.check',
    targetType: 'order',
    targetId: orderId,
    before: standings(before),
    after: standings(after),
  })
  const [newest] = after
  return { orderId, ...(newest ? { status: newest.status } : {}) }
}
