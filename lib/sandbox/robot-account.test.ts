import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { POST as confirmPayment } from '#app/api/sandbox/orders/[orderId]/confirm-payment/route.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { openRobotAccount } from '#lib/sandbox/robot-account.ts'
import { getRobot } from '#lib/sandbox/robots.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, control, initiated, openMarket, stripe } from '#tools/testing/market.ts'

// A platform there has its robots there; all others have them in Germany, as the system tests do.
beforeAll(() => control('POST', '/platform', { country: 'US' }))
afterEach(() => void vi.useRealTimers())

const accountOf = async (researcherId: string) => {
  const { accountId, state } = await getDb().researcherAccount.findFirstOrThrow({ where: { researcherId } })
  return { state, account: await stripe.accounts.retrieve(accountId) }
}

it('gives a robot an account that can be paid without anybody going through the provider’s pages', async () => {
  const robot = await getRobot(0)
  const { state, account } = await accountOf(robot.id)
  // The simulator's accounts of this kind are only ready when nothing that it requires is missing.
  expect(account).toMatchObject({
    country: 'US',
    payouts_enabled: true,
    controller: { requirement_collection: 'application', stripe_dashboard: { type: 'none' } },
    requirements: { currently_due: [] },
  })
  expect(state).toBe('active')
  await getRobot(0)
  expect((await accountOf(robot.id)).account.id).toBe(account.id)
})

const makeRobot = (accountId?: string) =>
  getDb().researcher.create({
    data: {
      id: newId('researcher'),
      name: 'RoboResearcher Hopper',
      robot: true,
      status: 'approved',
      ...(accountId === undefined
        ? {}
        : { accounts: { create: { environment: 'development', accountId, state: 'active' } } }),
    },
    include: { accounts: true },
  })

it('opens another account where the present one is of another provider, or waits for its holder', async () => {
  const rehearsed = await openRobotAccount(await makeRobot('acct_rehearsed'))
  expect(rehearsed.payouts_enabled).toBe(true)
  const waiting = await stripe.accounts.create({ type: 'express', metadata: { onboarding: 'required' } })
  const opened = await openRobotAccount(await makeRobot(waiting.id))
  expect(opened.id).not.toBe(waiting.id)
  expect(opened.payouts_enabled).toBe(true)
  // A robot whose account was opened once keeps it.
  const kept = await openRobotAccount(await makeRobot(opened.id))
  expect(kept.id).toBe(opened.id)
})

it('says that payments are not set up where the provider opens no accounts for us', async () => {
  await control('POST', '/platform', { country: 'US', accounts_v1: false })
  await expect(openRobotAccount(await makeRobot())).rejects.toMatchObject({ code: 'payments_not_configured' })
})

it('tells by a token what a French platform may not tell openly, and opens no second account when the answer was lost', async () => {
  await control('POST', '/platform', { country: 'FR', profile_complete: false })
  // Where it is, is asked once an hour.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
  const robot = await makeRobot()
  await expect(openRobotAccount(robot)).rejects.toMatchObject({ code: 'payments_not_configured' })
  await control('POST', '/platform', {})
  const match = { method: 'POST', path: '^/v1/accounts$' }
  await control('POST', '/faults', { match, kind: 'lose_response_after', times: 3 })
  await expect(openRobotAccount(robot)).rejects.toMatchObject({ type: 'StripeConnectionError' })
  const opened = await openRobotAccount(robot)
  expect(opened).toMatchObject({ country: 'DE', payouts_enabled: true, requirements: { currently_due: [] } })
  const made = (await stripe.events.list({ type: 'account.updated', limit: 100 })).data.filter(({ data }) =>
    JSON.stringify(data.object).includes(robot.id),
  )
  expect(made).toHaveLength(1)
})

it('confirms with the provider’s own test methods', async () => {
  await control('POST', '/platform', {})
  const market = await openMarket()
  for (const [card, status] of [
    ['ok', 'requires_capture'],
    ['declined', 'requires_payment_method'],
    ['requires_action', 'requires_action'],
  ]) {
    const { orderId, paymentIntentId } = await initiated(market)
    const body = { paymentIntentId, card }
    const path = `/sandbox/orders/${orderId}/confirm-payment`
    expect(bodyOf(await call(confirmPayment, 'POST', path, { key: market.key, body }))).toEqual({
      paymentIntentId,
      status,
    })
  }
})
