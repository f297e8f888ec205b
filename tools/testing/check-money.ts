import { expect } from 'vitest'
import { getDb } from '#lib/db.ts'
import { ledger, stripe } from '#tools/testing/market.ts'

/** Holds the record of orders against the provider's: what moved there, moved here, and the other way round. */
export async function checkMoney(orderIds: readonly string[]): Promise<void> {
  const payments = await getDb().payment.findMany({
    where: { orderId: { in: [...orderIds] }, chargeId: { not: null } },
    include: { refunds: true, movements: true },
  })
  for (const payment of payments) {
    const { data: transfers } = await stripe.transfers.list({ transfer_group: payment.orderId, limit: 100 })
    const sent = transfers.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0)
    const moved = payment.movements.filter(({ status }) => status === 'succeeded')
    const offset = moved.filter(({ kind }) => kind === 'offset').reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const { data: refunds } = await stripe.refunds.list({ payment_intent: payment.paymentIntentId ?? '', limit: 100 })
    const returned = refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)
    const settled = moved.filter(({ kind }) => kind !== 'offset')
    expect({
      id: payment.id,
      sent: settled.reduce((sum, { settlementMinor }) => sum + (settlementMinor ?? 0), 0),
      level: payment.shareSentMinor - offset,
      moved: moved.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      refunded: payment.refundedMinor,
    }).toEqual({
      id: payment.id,
      sent,
      level: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      moved: payment.shareSentMinor,
      refunded: returned,
    })
    expect(returned).toBeLessThanOrEqual(payment.amountMinor)
  }
  expect(await ledger()).toMatchObject({ balanced: true })
}
