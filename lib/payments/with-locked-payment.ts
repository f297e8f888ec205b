import { systemActor } from '#lib/actor.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

/** Runs `work` with a payment's order locked and the payment read under that lock. */
export const withLockedPayment = <T>(
  payment: Pick<Payment, 'id' | 'orderId' | 'environment'>,
  work: (tx: Tx, order: OrderRow, payment: Payment) => Promise<T>,
) =>
  inTransaction(async (tx) => {
    const order = await lockOrder(tx, systemActor(payment.environment), payment.orderId)
    return work(tx, order, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }))
  })
