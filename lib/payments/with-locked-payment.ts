import { systemActor } from '#lib/actor.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { defineLock } from '#lib/sql.ts'

const lockPayment = defineLock('payments', 'NO KEY UPDATE')

/**
 * Runs `work` with a payment's order locked, then the payment, and the payment read under both. The order alone isn't enough: a later
 * share of the same researcher sets this one's debt off under a lock of its row (offset-debts.ts).
 */
export const withLockedPayment = <T>(
  payment: Pick<Payment, 'id' | 'orderId' | 'environment'>,
  work: (tx: Tx, order: OrderRow, payment: Payment) => Promise<T>,
) =>
  inTransaction(async (tx) => {
    const order = await lockOrder(tx, systemActor(payment.environment), payment.orderId)
    await lockPayment(tx, payment.id)
    return work(tx, order, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }))
  })
