import { expect, it } from 'vitest'
import { findMeasures } from '#lib/alerts/find-measures.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { measureMoney } from '#lib/health/measure-money.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient, makeResearcher } from '#prisma/factories.ts'

const input = placeOrderInput.parse({ repositoryName: 'Archives', documentType: 'Birth record', location: 'Paris' })
const hourAgo = new Date(Date.now() - 3_600_000)
const soon = new Date(Date.now() + 3_600_000)

/** A payment of production that nobody has moved for an hour, of an order of its own. */
async function makePayment(data: Partial<Prisma.PaymentUncheckedCreateInput>) {
  const actor = customerActor(await makeClient(getDb(), { productionState: 'enabled' }), 'production')
  const { id: orderId } = await inTransaction((tx) => placeOrder(tx, actor, input))
  const [offerId, paymentId] = [newId('offer'), newId('payment')]
  const { id: researcherId } = await makeResearcher(getDb())
  await getDb().offer.create({
    data: {
      ...{ id: offerId, orderId, researcherId, amountMinor: 900, currency: 'EUR', message: 'Soon.' },
      ...{ estimatedCompletionDate: soon, expiresAt: soon },
    },
  })
  await getDb().payment.create({
    data: {
      ...{ id: paymentId, environment: 'production', orderId, offerId, amountMinor: 1000, transferAmountMinor: 900 },
      ...{ platformFeeMinor: 100, feeBps: 1000, currency: 'EUR', researcherAccountId: 'acct_a', updatedAt: hourAgo },
      ...data,
    },
  })
  return paymentId
}
const look = async () => {
  const { provider_refusals: refusals, disputes } = await findMeasures()
  return { ...(await measureMoney()), refusals, disputes }
}

it('counts what waits for the provider in production, and no debt that waits for the next share', async () => {
  const none = { ending: 0, stuck: { share: 0, refund: 0, unsettled: 0, event: 0 }, refusals: 0, disputes: 0 }
  expect(await look()).toEqual(none)
  const sent = { status: 'refunded', shareDueMinor: 0, shareSentMinor: 900 } as const
  const debt = await makePayment({ ...sent, shareRefusedAt: hourAgo })
  expect(await look()).toEqual(none)
  const refused = await makePayment({ status: 'captured', shareDueMinor: 900, shareRefusedAt: hourAgo })
  // Nobody has asked the provider to take it back yet.
  await makePayment(sent)
  await makePayment({ status: 'authorized', captureBefore: soon })
  await makePayment({ status: 'expired' })
  const refund = { amountMinor: 100, reason: 'agreed', updatedAt: hourAgo }
  await getDb().refund.createMany({
    data: [
      { ...refund, id: newId('refund'), paymentId: debt },
      { ...refund, id: newId('refund'), paymentId: refused, status: 'failed' },
    ],
  })
  const dispute = { id: 'du_a', paymentId: debt, status: 'needs_response', reason: 'fraudulent', refundable: false }
  await getDb().dispute.create({ data: { ...dispute, amountMinor: 1000, currency: 'EUR', createdAt: hourAgo } })
  const event = { id: 'evt_a', environment: 'production', type: 'charge.updated', receivedAt: hourAgo } as const
  await getDb().providerEvent.create({ data: event })
  expect(await look()).toEqual({
    ...{ ending: 1, stuck: { share: 2, refund: 1, unsettled: 1, event: 1 }, refusals: 2, disputes: 1 },
  })
  await getDb().$executeRaw`UPDATE payments SET environment = 'development'`
  await getDb().$executeRaw`UPDATE provider_events SET environment = 'development'`
  expect(await look()).toEqual(none)
})
