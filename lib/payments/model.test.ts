import fc from 'fast-check'
import { expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { withdrawOrder } from '#lib/agreements/withdraw-order.ts'
import { issueClientStatements } from '#lib/billing/issue-client-statements.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { keepEarnings } from '#lib/earnings/keep-earnings.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import { netAfter } from '#lib/payments/bear-refund.ts'
import { refundBearers } from '#lib/payments/state.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { settleSharesOf } from '#lib/payments/settle-shares.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import { findUnexplained, reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { checkAccounts, checkLedger } from '#tools/testing/check-ledger.ts'
import { checkNet } from '#tools/testing/check-net.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { checkStatements } from '#tools/testing/check-statements.ts'
import { checkDeliveries } from '#tools/testing/check-deliveries.ts'
import { checkEarned } from '#tools/testing/check-earned.ts'
import { checkTerms } from '#tools/testing/check-terms.ts'
import { checkThreads } from '#tools/testing/check-threads.ts'
import { checkWords } from '#tools/testing/check-words.ts'
import { control, openMarket, paid, paymentOf, stripe, type Initiated } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

// Random lives of orders, good days and bad ones, several side by side: whatever happens, the record and the provider agree
// in the end, and what could not be settled stands in the operator's queue.
//   MODEL_RUNS=2000 npm test -- lib/payments/model.test.ts      as many orders as that; a failure prints its seed and path,
//   which MODEL_SEED and MODEL_PATH repeat alone
const runs = Number(process.env['MODEL_RUNS'] ?? 16)
const together = 8
const seed = Number(process.env['MODEL_SEED'] ?? 20261122)
const path = process.env['MODEL_PATH']

const system = systemActor('development')
const operator = { type: 'operator', id: 'usr_model', name: 'Model', environment: 'development', scopes: [] } as const
const market = await openMarket()
const robot = researcherActor(market.researcher)
const account = (await getDb().researcherAccount.findFirstOrThrow({ where: { researcherId: market.researcher.id } }))
  .accountId

/** What the order's state, or the provider, doesn't allow is refused, and that is an answer too. */
const attempt = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const expected = ['ApiError', 'StripeInvalidRequestError', 'StripeAPIError', 'StripeConnectionError']
    if (!expected.includes(error.constructor.name) && !/^(POST|GET) \//.test(error.message)) throw error
  }
}

type Lot = { order: Initiated; n: number }
type Step = (lot: Lot) => Promise<unknown>

const steps: Record<string, Step> = {
  start: ({ order: { orderId } }) => inTransaction((tx) => startWork(tx, robot, orderId)),
  deliver: ({ order: { orderId } }) =>
    inTransaction((tx) => deliverOrder(tx, robot, orderId, { outcome: 'not_found', report: 'Searched.' })),
  complete: ({ order: { orderId } }) => inTransaction((tx) => completeOrder(tx, system, orderId)),
  cancel: ({ order: { orderId } }) =>
    inTransaction((tx) => cancelOrder(tx, system, orderId, 'The archive burnt down.')),
  withdraw: ({ order: { orderId } }) => inTransaction((tx) => withdrawOrder(tx, market.actor, orderId)),
  refundPart: ({ order: { orderId }, n }) =>
    inTransaction((tx) =>
      refundOrder(tx, system, orderId, {
        amountMinor: 1 + (n % 2000),
        bearer: refundBearers[n % 5] ?? 'both',
        reason: 'A page was missing.',
      }),
    ),
  // As much as one of them has left, so that what comes after finds them with nothing.
  refundAllOfOne: ({ order: { orderId }, n }) =>
    inTransaction(async (tx) => {
      const { order, ...payment } = await tx.payment.findFirstOrThrow({
        where: { orderId },
        include: { order: true, refunds: true, disputes: true },
      })
      const { feeMinor, shareMinor } = netAfter(order, payment)
      const [bearer, amountMinor] = n % 2 === 0 ? (['fee', feeMinor] as const) : (['researcher', shareMinor] as const)
      if (amountMinor > 0)
        await refundOrder(tx, system, orderId, { amountMinor, bearer, reason: 'It is theirs to bear.' })
    }),
  refundRest: ({ order: { orderId } }) =>
    inTransaction((tx) => refundOrder(tx, system, orderId, { reason: 'All of it.' })),
  refundAtDashboard: ({ order: { paymentIntentId }, n }) =>
    stripe.refunds.create({ payment_intent: paymentIntentId, amount: 1 + (n % 3000) }),
  captureAtDashboard: ({ order: { paymentIntentId } }) => stripe.paymentIntents.capture(paymentIntentId),
  cancelAtDashboard: ({ order: { paymentIntentId } }) => stripe.paymentIntents.cancel(paymentIntentId),
  dispute: ({ order: { paymentIntentId }, n }) =>
    control('POST', '/disputes', { payment_intent: paymentIntentId, inquiry: n % 3 === 0 }),
  cancelWhileAsked: async (lot) => {
    for (const step of ['dispute', 'event', 'cancel'] as const) await attempt(async () => steps[step]?.(lot))
  },
  decideDispute: async ({ order: { paymentIntentId }, n }) => {
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId })
    const status = ['won', 'lost', 'under_review', 'needs_response'][n % 4]
    for (const dispute of data)
      if (!['won', 'lost', 'warning_closed'].includes(dispute.status))
        await control('POST', `/disputes/${dispute.id}`, { status })
  },
  refundsPend: () => control('POST', '/new_refunds', { status: 'pending' }),
  refundsWork: () => control('POST', '/new_refunds', { status: 'succeeded' }),
  decideRefunds: ({ order, n }) => decideRefunds(order, n % 2 === 0 ? 'succeeded' : 'failed'),
  payOut: () => control('POST', `/accounts/${account}/payout`),
  restrict: () => control('POST', `/accounts/${account}`, { state: 'restricted' }),
  heal: async () => {
    await control('POST', `/accounts/${account}`, { state: 'active' })
    await settleSharesOf('development', account)
  },
  loseAnswer: ({ n }) => addFault(n % 2 === 0 ? 'lose_response_after' : 'lose_response_before', 1 + (n % 4), n),
  // An answer is lost, and the next try comes when the provider has forgotten its key.
  loseAndForget: async (lot) => {
    const refund = lot.n % 2 === 0
    await addFault('lose_response_after', 3, refund ? 0 : 1)
    await attempt(async () => steps[refund ? 'refundPart' : 'complete']?.(lot))
    await runDueJobs()
    await control('DELETE', '/faults')
    await gap()
  },
  // The researcher has the money at their bank when the customer gets some back.
  refundAfterPayout: async (lot) => {
    await attempt(async () => steps['complete']?.(lot))
    await runDueJobs()
    await control('POST', `/accounts/${account}/payout`)
    await attempt(async () => steps['refundPart']?.(lot))
    await runDueJobs()
  },
  failOnce: ({ n }) => addFault('status', 1 + (n % 4), n),
  event: async ({ order: { orderId } }) => syncPayment((await paymentOf(orderId)).id, { disputes: true }),
  eventTwice: async ({ order: { orderId } }) => {
    const { id } = await paymentOf(orderId)
    await Promise.all([syncPayment(id, { disputes: true }), syncPayment(id)])
  },
  gap: () => gap(),
  sweep: () => sweepPayments(),
  rate: ({ n }) => settleAt(0.8 + n / 20_000),
}

// An order that is cancelled or refunded in full has little more to live through, so what goes on comes more often.
const lively = Array.from({ length: 4 }).flatMap(() => [
  'refundPart',
  'refundAllOfOne',
  'loseAndForget',
  'refundAfterPayout',
  'cancelWhileAsked',
  'decideRefunds',
  'event',
])

/** What customers pay in euros is settled in dollars, at a rate that is another one every day. */
const settleAt = (rate: number) => control('POST', '/settlement', { eur: { currency: 'usd', rate } })

const addFault = (kind: string, times: number, n: number) => {
  const path = ['/refunds$', '/transfers$', '/reversals$', '/capture$'][n % 4]
  return control('POST', '/faults', { match: { method: 'POST', path }, kind, times })
}

async function decideRefunds({ paymentIntentId }: Initiated, status: 'succeeded' | 'failed'): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
  for (const refund of data) if (refund.status === 'pending') await control('POST', `/refunds/${refund.id}`, { status })
}

/** What the offers ask for where nothing is found; what isn't named is the full price, 42.50. */
const noFindAmounts = [undefined, 20, 33.33, undefined, 42.49, 0]

let closed = new Date()
/** Issues what statements are due once everything has happened. The provider's clock, by which disputes go, is ahead of ours. */
async function closeTheMonth(): Promise<void> {
  const newest = await getDb().dispute.findFirst({ orderBy: { createdAt: 'desc' } })
  const after = new Date(Math.max(closed.getTime(), newest?.createdAt.getTime() ?? 0))
  closed = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 1))
  await issueClientStatements(closed, new Date(0))
}

/** Forty hours pass for the lives of now: the provider forgets its keys, and what waits is due. A sweep takes 200 at most. */
async function gap(): Promise<void> {
  await control('POST', '/clock', { advanceSeconds: 40 * 3600 })
  await getDb()
    .$executeRaw`UPDATE payments SET updated_at = updated_at - interval '40 hours', swept_at = created_at - interval '40 hours', sweep_at = now(),
    share_refused_at = share_refused_at - interval '40 hours' WHERE created_at > now() - interval '10 minutes'`
  await getDb()
    .$executeRaw`UPDATE refunds SET updated_at = updated_at - interval '40 hours' WHERE created_at > now() - interval '10 minutes'`
  await wakeJobs()
  await sweepPayments()
}
const wakeJobs = () =>
  getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now() AND last_error IS NOT NULL`

/** The provider works again, banks have decided, and time has passed. */
async function settleDown(orders: readonly Initiated[]): Promise<void> {
  await control('DELETE', '/faults')
  await control('POST', '/new_refunds', { status: 'succeeded' })
  await control('POST', `/accounts/${account}`, { state: 'active' })
  for (let day = 0; day < 3; day += 1) {
    for (const [n, order] of orders.entries()) {
      await steps['decideDispute']?.({ order, n: n % 2 })
      await decideRefunds(order, 'succeeded')
    }
    await gap()
    await runDueJobs()
  }
}

const isStuck = async (orderIds: string[], troubled: Set<string>) => {
  const payments = await getDb().payment.findMany({
    where: { orderId: { in: orderIds } },
    include: { refunds: true, movements: true },
  })
  return payments.filter(
    (payment) =>
      !troubled.has(payment.orderId) &&
      (payment.shareDueMinor !== payment.shareSentMinor ||
        payment.refunds.some(({ status }) => status === 'pending') ||
        payment.movements.some(({ status }) => status === 'pending') ||
        (['canceled', 'expired'].includes(payment.status) && payment.settledAt === null)),
  )
}

/**
 * Charged at most the total; what refunds and banks gave back is at most what was charged; and nobody has paid more for
 * nothing than was agreed for it, or anything for an order that ended before, unless an operator is asked to see to it.
 */
async function checkCustomers(orders: readonly Initiated[], troubled: Set<string>): Promise<void> {
  for (const { orderId, paymentIntentId } of orders) {
    const intent = await stripe.paymentIntents.retrieve(paymentIntentId)
    const payment = await paymentOf(orderId)
    const { data: refunds } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
    const { data: disputes } = await stripe.disputes.list({ payment_intent: paymentIntentId })
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
    const back =
      sum(refunds.filter(({ status }) => status === 'succeeded')) +
      sum(disputes.filter(({ status }) => status === 'lost'))
    expect(intent.amount_received).toBeLessThanOrEqual(payment.amountMinor)
    expect([orderId, back <= intent.amount_received]).toEqual([orderId, true])
    const order = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
    const isEnded = ['completed', 'cancelled', 'withdrawn'].includes(order.status)
    if (!isEnded || troubled.has(orderId) || intent.amount_received === 0) continue
    const agreed = order.status === 'completed' ? (payment.noFindAmountMinor ?? payment.amountMinor) : 0
    const paidInTheEnd = intent.amount_received - back
    expect([orderId, order.status, paidInTheEnd <= agreed]).toEqual([orderId, order.status, true])
  }
}

/** Each dispute that was heard of while it was open is a cause of one case, and over when the bank has decided. */
async function checkCases(orderIds: string[]): Promise<void> {
  const disputes = await getDb().dispute.findMany({ where: { payment: { orderId: { in: orderIds } } } })
  const causes = await getDb().caseCause.findMany({ where: { orderId: { in: orderIds }, origin: 'dispute' } })
  const sorted = (rows: { id: string; over: boolean }[]) => rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(sorted(causes.map(({ about, endedAt }) => ({ id: about, over: endedAt !== null })))).toEqual(
    sorted(
      disputes
        .filter((dispute) => isOpen(dispute) || causes.some(({ about }) => about === dispute.id))
        .map((dispute) => ({ id: dispute.id, over: !isOpen(dispute) })),
    ),
  )
}

it(
  `agrees with the provider after ${runs} random lives`,
  async () => {
    const life = fc.array(
      fc.record({
        step: fc.constantFrom(...Object.keys(steps), ...lively),
        lot: fc.nat(together - 1),
        n: fc.nat(9999),
      }),
      {
        minLength: 60,
        maxLength: 90,
      },
    )
    const property = fc.asyncProperty(life, async (acts) => {
      const orders: Initiated[] = []
      // Half of the lives are settled in the currency they are paid in.
      await (acts.length % 2 === 0 ? settleAt(1.0837) : control('POST', '/settlement', {}))
      for (let n = 0; n < together; n += 1) {
        const order = await paid(market, {}, 42.5, noFindAmounts[n % noFindAmounts.length])
        orders.push(order)
        // Most of what can go wrong comes after the capture.
        if (n % 4 > 0) await steps['start']?.({ order, n })
        if (n % 4 > 1) await steps['deliver']?.({ order, n })
      }
      await runDueJobs()
      for (const [at, { step, lot, n }] of acts.entries()) {
        const order = orders[lot]
        if (order) await attempt(async () => steps[step]?.({ order, n }))
        if (order) await checkWords([order.orderId])
        if (order) await checkNet([order.orderId])
        if (order) await checkTerms([order.orderId])
        if (order) await checkThreads([order.orderId])
        if (order) await checkDeliveries([order.orderId])
        await checkEarned(orders.map(({ orderId }) => orderId))
        if (n % 3 === 0) await keepEarnings()
        if (at % 6 === 5) await runDueJobs()
      }
      await settleDown(orders)
      const ids = orders.map(({ orderId }) => orderId)
      // What earlier lives left to an operator waits still, so the list is longer than a page shows.
      const waiting = await findTroubledPayments(getDb(), operator)
      const troubled = new Set(waiting.map(({ orderId }) => orderId))
      expect(await isStuck(ids, troubled)).toEqual([])
      await checkMoney(ids)
      await checkAccounts(ids)
      await checkNet(ids)
      await checkCases(ids)
      // The provider's clock has gone further than ours, and holds have lapsed there.
      for (const { orderId } of orders) await syncPayment((await paymentOf(orderId)).id)
      await runDueJobs()
      await reconcileBalance('development')
      await checkLedger()
      expect(await findUnexplained(getDb(), 'development')).toEqual([])
      await checkWords(ids, { settled: true })
      await checkCustomers(orders, troubled)
      await closeTheMonth()
      await checkStatements(market.client.id)
    })
    await fc.assert(property, {
      numRuns: Math.ceil(runs / together),
      seed,
      endOnFailure: true,
      ...(path ? { path } : {}),
    })
  },
  runs * 20_000,
)
