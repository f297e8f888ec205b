import { expect, it } from 'vitest'
import type { CaseView } from '#lib/cases/schema.ts'
import { getDb } from '#lib/db.ts'
import { call } from '#tools/testing/call.ts'
import { delivered } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, openMarket } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeUser } from '#prisma/factories.ts'

const reason = 'The page is not in the register.'

it('says of the money only what is so, and tells both sides why', async () => {
  const market = await openMarket()
  const confirmed = { emailVerifiedAt: new Date() }
  const [odile, camille] = [await makeUser(getDb(), confirmed), await makeUser(getDb(), confirmed)]
  await getDb().membership.create({ data: { userId: odile.id, clientId: market.client.id, role: 'owner' } })
  await getDb().researcher.update({ where: { id: market.researcher.id }, data: { userId: camille.id } })
  const key = await makeToken('operator')
  const { orderId } = await delivered(market)
  const { id } = bodyOf<CaseView>(
    await call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, {
      key: market.key,
      body: { kind: 'unreadable', content: 'Everything is black.' },
    }),
    201,
  )
  await runDueJobs()
  const close = (outcome: string) =>
    call(routeOf('closeCase'), 'POST', `/operator/orders/${orderId}/cases/${id}/close`, {
      key,
      body: { outcome, reason },
    })
  const refund = (amountMinor?: number) =>
    call(routeOf('refundOrder'), 'POST', `/operator/orders/${orderId}/refund`, {
      key,
      body: { reason, ...(amountMinor === undefined ? {} : { amountMinor }) },
    })
  expect((await close('part_refunded')).body).toMatchObject({
    code: 'order_state_conflict',
    error: 'Nothing of the payment has gone back yet. Refund it first.',
  })
  bodyOf(await refund(1000))
  expect((await close('refunded')).body).toMatchObject({ code: 'order_state_conflict' })
  expect(bodyOf(await close('part_refunded'))).toMatchObject({ outcome: 'part_refunded', reason })
  await runDueJobs()
  const mailsTo = async (recipient: string) =>
    (
      await getDb().mail.findMany({ where: { recipient, notice: { startsWith: 'case_' } }, orderBy: { id: 'asc' } })
    ).map(({ notice, text }) => [notice, text.includes(reason)])
  expect(await mailsTo(odile.email)).toEqual([['case_closed', true]])
  expect(await mailsTo(camille.email)).toEqual([
    ['case_opened', false],
    ['case_settled', true],
  ])
})
