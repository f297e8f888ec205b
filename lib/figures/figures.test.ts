import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { FiguresView } from '#lib/figures/schema.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import type { ClientOverviewView, OrderDossierView } from '#lib/operators/schema.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, openMarket, paid } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

it('tells operators what is left: net of refunds, lost disputes and what nothing found costs less', async () => {
  const market = await openMarket()
  const token = await makeToken('operator')
  const ask = async <T>(id: string, path: string) => bodyOf<T>(await call(routeOf(id), 'GET', path, { key: token }))
  const make = async (data: Partial<Payment>, noFind?: number) => {
    const { orderId } = await paid(market, {}, 42.5, noFind)
    const { id } = await getDb().payment.findFirstOrThrow({ where: { orderId } })
    await getDb().payment.update({ where: { id }, data: data as object })
    return { orderId, id }
  }
  const dispute = (paymentId: string, status: string) =>
    getDb().dispute.create({
      data: {
        id: `du_${status}`,
        paymentId,
        status,
        reason: 'general',
        refundable: false,
        amountMinor: 4675,
        currency: 'EUR',
        createdAt: new Date(),
      },
    })
  await make({ status: 'transferred' })
  const { orderId } = await make({ status: 'partially_refunded', refundedMinor: 1100, reversedMinor: 1000 })
  await dispute((await make({ status: 'disputed', reversedMinor: 4250 })).id, 'lost')
  await dispute((await make({ status: 'disputed' })).id, 'needs_response')
  const nothing = await make({ status: 'captured' }, 20)
  await getDb().order.update({ where: { id: nothing.orderId }, data: { status: 'delivered', outcome: 'not_found' } })
  // A hold isn't counted.
  await make({ status: 'authorized' })

  const net = { payments: 5, amount: 46.75 + 35.75 + 46.75 + 22, fee: 4.25 + 3.25 + 4.25 + 2 }
  const { totals, volume } = await ask<FiguresView>('getFigures', '/operator/figures?weeks=4')
  const reported = { currency: 'EUR', charged: 5 * 46.75, refunded: 11 + 46.75, disputed: 46.75, ...net }
  expect(totals.volume).toEqual([reported])
  expect(volume).toEqual([{ week: volume[0]?.week, ...reported }])
  const client = `/operator/clients/${market.client.id}/overview`
  expect(await ask<ClientOverviewView>('getClientOverview', client)).toMatchObject({
    volume: [{ amount: net.amount, currency: 'EUR', payments: 5 }],
  })
  expect(await ask<OrderDossierView>('getAnyOrder', `/operator/orders/${orderId}`)).toMatchObject({
    payments: [{ net: { returnedMinor: 1100, keptMinor: 3575, shareMinor: 3250, feeMinor: 325, disputedMinor: 0 } }],
  })
})
