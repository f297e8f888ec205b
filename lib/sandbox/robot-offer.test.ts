import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { currencyCodes } from '#lib/money.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { makeRobotOffer } from '#lib/sandbox/robot-offer.ts'
import { customerActor, makeClient, makeResearcher, researcherActor } from '#prisma/factories.ts'
import { orderBody } from '#tools/testing/fixtures.ts'

it('asks for an amount that can be charged, in every currency', async () => {
  const actor = customerActor(await makeClient(getDb()))
  const robot = researcherActor(await makeResearcher(getDb()))
  for (const currency of currencyCodes) {
    const input = placeOrderInput.parse({ ...orderBody, currency, instructions: 'sandbox:no_offers' })
    const offer = await inTransaction(async (tx) => {
      const { id } = await placeOrder(tx, actor, input)
      return makeRobotOffer(tx, robot, await lockOrder(tx, actor, id), 0)
    })
    expect(offer).toMatchObject({ currency, status: 'ACTIVE' })
  }
})
