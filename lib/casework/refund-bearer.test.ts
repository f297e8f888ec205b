import { expect, it } from 'vitest'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import type { OperatorCaseView, RefundPreview } from '#lib/casework/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { call } from '#tools/testing/call.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { checkAccounts, checkLedger } from '#tools/testing/check-ledger.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { checkNet } from '#tools/testing/check-net.ts'
import { completed } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, openMarket, paid, paymentOf, stripe } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { researcherActor } from '#prisma/factories.ts'

// 46.75 for 42.50 and a fee of a tenth; the share has been sent.
const market = await openMarket()
const key = await makeToken('operator', { operatorRole: 'finance' })
const reason = 'The last page is missing.'

const preview = (orderId: string, amountMinor: number, bearer: string) =>
  call(
    routeOf('previewRefund'),
    'GET',
    `/operator/orders/${orderId}/refund-preview?amountMinor=${amountMinor}&bearer=${bearer}`,
    { key },
  )
const report = async (orderId: string) =>
  bodyOf<CaseView>(
    await call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, {
      key: market.key,
      body: { kind: 'missing_pages', content: 'The last page is missing.' },
    }),
    201,
  )
const refundCase = (orderId: string, caseId: string, body: object) =>
  call(routeOf('refundCase'), 'POST', `/operator/orders/${orderId}/cases/${caseId}/refund`, { key, body })

const sentTo = async (orderId: string) => {
  const { data } = await stripe.transfers.list({ transfer_group: orderId, limit: 100 })
  return data.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0)
}

it.each([
  ['both', { fromShareMinor: 272, fromFeeMinor: 28, takenBackMinor: 272 }, [3978, 397]],
  ['fee', { fromShareMinor: 0, fromFeeMinor: 300, takenBackMinor: 0 }, [4250, 125]],
  ['researcher', { fromShareMinor: 300, fromFeeMinor: 0, takenBackMinor: 300 }, [3950, 425]],
] as const)('decides a case with a refund that is borne by %s, as the preview said', async (bearer, parts, ends) => {
  const { orderId } = await completed(market)
  const [shareMinor, feeMinor] = ends
  expect(bodyOf<RefundPreview>(await preview(orderId, 300, bearer))).toEqual({
    currency: 'EUR',
    amountMinor: 300,
    returnedMinor: 300,
    shareMinor,
    feeMinor,
    ...parts,
  })
  const { id } = await report(orderId)
  const decided = bodyOf<OperatorCaseView>(await refundCase(orderId, id, { amountMinor: 300, bearer, reason }))
  expect(decided).toMatchObject({ state: 'closed', outcome: 'part_refunded', reason })
  await runDueJobs()
  // What the preview said has come about: at the provider, on the order's page, in the ledger and on the credit note.
  expect(await sentTo(orderId)).toBe(shareMinor)
  const path = `/operator/orders/${orderId}`
  const { payments } = bodyOf<OrderDossierView>(await call(routeOf('getAnyOrder'), 'GET', path, { key }))
  expect(payments[0]).toMatchObject({
    net: { returnedMinor: 300, shareMinor, feeMinor },
    refunds: [{ bearer, status: 'succeeded' }],
  })
  await syncPayment((await paymentOf(orderId)).id)
  await runDueJobs()
  await checkMoney([orderId])
  await checkAccounts([orderId])
  await checkNet([orderId])
  await reconcileBalance('development')
  await checkLedger()
  const note = await getDb().billingDocument.findFirstOrThrow({ where: { orderId, kind: 'credit_note' } })
  expect(note.totalMinor).toBe(300)
  const lines = (note.snapshot as { lines: { amountMinor: number }[] }).lines // as the schema says
  expect(lines.map(({ amountMinor }) => amountMinor).sort((a, b) => b - a)).toEqual(
    [parts.fromShareMinor, parts.fromFeeMinor].filter((amount) => amount > 0).sort((a, b) => b - a),
  )
})

it('refuses with a sentence what the one who is to bear it does not have, and then nothing happens', async () => {
  const { orderId } = await completed(market)
  const { id } = await report(orderId)
  expect(await refundCase(orderId, id, { amountMinor: 426, bearer: 'fee', reason })).toMatchObject({
    status: 409,
    body: {
      code: 'payment_not_refundable',
      error: 'Of our fee 4.25 EUR are left, so it can’t bear more than that.',
      details: [{ field: 'bearer' }],
    },
  })
  bodyOf(await refundCase(orderId, id, { amountMinor: 425, bearer: 'fee', reason }))
  // One that is still under way counts.
  expect(await preview(orderId, 1, 'fee')).toMatchObject({ status: 409 })
  expect((await preview(orderId, 4251, 'researcher')).body).toMatchObject({ code: 'invalid_request' })
  // What is left for both is the researcher's by now.
  expect(bodyOf<RefundPreview>(await preview(orderId, 4250, 'both'))).toMatchObject({ shareMinor: 0, feeMinor: 0 })
  expect(await getDb().refund.count({ where: { payment: { orderId } } })).toBe(1)
})

it('takes no side while the lower price of a search without a find is still open', async () => {
  const { orderId } = await paid(market, {}, 42.5, 20)
  const robot = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, robot, orderId))
  await inTransaction((tx) => deliverOrder(tx, robot, orderId, { outcome: 'not_found', report: 'Searched.' }))
  await runDueJobs()
  expect(await preview(orderId, 100, 'researcher')).toMatchObject({
    status: 409,
    body: { code: 'payment_not_refundable' },
  })
  expect((await preview(orderId, 100, 'both')).status).toBe(200)
})

it('gives back of the charge that is named, and says of that alone whether all of it went back', async () => {
  const { orderId, firstId, secondId } = await chargedTwice(market)
  const path = `/operator/orders/${orderId}`
  const paymentId = firstId
  // Whoever names none means the newest.
  bodyOf(await call(routeOf('refundOrder'), 'POST', `${path}/refund`, { key, body: { amountMinor: 100, reason } }))
  expect(await getDb().refund.findMany({ where: { paymentId: secondId } })).toMatchObject([{ amountMinor: 100 }])
  const previewed = await call(routeOf('previewRefund'), 'GET', `${path}/refund-preview?paymentId=${firstId}`, { key })
  expect(bodyOf<RefundPreview>(previewed)).toMatchObject({ amountMinor: 4675 })
  bodyOf(await call(routeOf('refundOrder'), 'POST', `${path}/refund`, { key, body: { paymentId, reason } }))
  await runDueJobs()
  expect(await getDb().payment.findUnique({ where: { id: firstId } })).toMatchObject({ status: 'refunded' })
  const body = { kind: 'missing_pages', content: 'The last page is missing.' }
  const { id } = bodyOf<OperatorCaseView>(
    await call(routeOf('openCaseAsOperator'), 'POST', `${path}/cases`, { key, body }),
    201,
  )
  expect(await refundCase(orderId, id, { paymentId, reason })).toMatchObject({ status: 409 })
  expect(bodyOf<OperatorCaseView>(await refundCase(orderId, id, { amountMinor: 1100, reason }))).toMatchObject({
    outcome: 'part_refunded',
  })
})
