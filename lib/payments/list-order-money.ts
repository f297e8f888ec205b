import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { getCurrency, splitWithFee, toMajor } from '#lib/money.ts'
import { findTheirs } from '#lib/orders/find-theirs.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'

/** What was agreed on for each of these orders, and what has become of the money. Who asks for others' gets nothing of them. */
export async function listOrderMoney(
  tx: Tx,
  actor: CustomerActor,
  { orderIds }: { orderIds: readonly string[] },
): Promise<OrderMoney> {
  const theirs = (await findTheirs(tx, actor, orderIds)).map(({ id }) => id)
  const where = { orderId: { in: theirs } }
  const offers = await tx.offer.findMany({
    where: { ...where, status: 'SELECTED' },
    include: { researcher: { select: { name: true } } },
  })
  const payments = await tx.payment.findMany({
    where: { ...where, paymentIntentId: { not: null } },
    include: { refunds: true, disputes: true },
    // The newest of each order comes last, and stays.
    orderBy: { id: 'asc' },
  })
  const newest = new Map(payments.map((payment) => [payment.orderId, payment]))
  return {
    orders: offers.map(({ orderId, amountMinor, currency, researcher }) => {
      const shape = getCurrency(currency)
      const payment = newest.get(orderId)
      return {
        orderId,
        researcherName: researcher.name,
        currency,
        totalAmount: toMajor(splitWithFee(amountMinor, getEnv().PLATFORM_FEE_BPS, shape).amountMinor, shape),
        ...(payment ? { payment: { ...toSnapshot(payment), paymentIntentId: payment.paymentIntentId ?? '' } } : {}),
      }
    }),
  }
}
