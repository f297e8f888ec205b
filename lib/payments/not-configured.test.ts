import { expect, it } from 'vitest'
import { POST as select } from '#app/api/orders/[orderId]/offers/[offerId]/select/route.ts'
import { POST as initiate } from '#app/api/orders/[orderId]/payments/initiate/route.ts'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { findProviderSettings, findSimulator, getEnv } from '#lib/env.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { initiated, openMarket } from '#tools/testing/market.ts'
import { customerActor, makeClient, makeKey, makeResearcher, researcherActor } from '#prisma/factories.ts'

// A deployment that strangers can reach, with nothing but the simulator behind it. Set before anything reads its settings.
const base = 'https://callslip.example/api'
Object.assign(process.env, {
  DEVELOPMENT_BASE_URL: 'https://sandbox.callslip.example/api',
  PRODUCTION_BASE_URL: base,
  PORTAL_URL: 'https://callslip.example',
  WEBHOOK_ALLOW_LOCAL: '0',
})

it('takes no production payment where an invented card would confirm it', async () => {
  const client = await makeClient(getDb(), { productionState: 'enabled' })
  const { key } = await makeKey(getDb(), client.id, { environment: 'production' })
  const researcher = researcherActor(await makeResearcher(getDb()), 'production')
  const { orderId, offerId } = await inTransaction(async (tx) => {
    const asked = placeOrderInput.parse({ repositoryName: 'Archives', documentType: 'Birth', location: 'Paris' })
    const { id } = await placeOrder(tx, customerActor(client, 'production'), asked)
    await openOrder(tx, systemActor('production'), id)
    const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const given = { amount: 42.5, message: 'On Tuesday.', estimatedCompletionDate: date }
    return { orderId: id, offerId: (await makeOffer(tx, researcher, id, given)).id }
  })
  expect(await call(select, 'POST', `/orders/${orderId}/offers/${offerId}/select`, { key, base })).toMatchObject({
    status: 200,
  })
  const body = { offerId }
  expect(await call(initiate, 'POST', `/orders/${orderId}/payments/initiate`, { key, base, body })).toMatchObject({
    status: 503,
    body: { code: 'payments_not_configured', error: expect.stringContaining('not set up in production') },
  })
  expect(await getDb().payment.count({ where: { orderId } })).toBe(0)
})

it('goes on taking those of the sandbox', async () => {
  const { orderId } = await initiated(await openMarket())
  expect(await getDb().payment.count({ where: { orderId } })).toBe(1)
})

it('rehearses production in public only where somebody says so, and takes real keys anywhere', () => {
  const env = getEnv()
  const ofProduction = (more: object) => findProviderSettings({ ...env, ...more }, 'production')?.apiBase
  const at = (origin: string) => ({
    DEVELOPMENT_BASE_URL: `${origin}/api`,
    PRODUCTION_BASE_URL: `${origin}/production/api`,
    PORTAL_URL: origin,
  })
  expect(ofProduction({})).toBeUndefined()
  expect(ofProduction({ ALLOW_REHEARSAL: true })).toBe(env.STRIPE_API_BASE)
  expect(ofProduction(at('http://localhost:3000'))).toBe(env.STRIPE_API_BASE)
  expect(ofProduction({ ...at('http://localhost:3000'), PORTAL_URL: 'https://callslip.example' })).toBeUndefined()
  expect(ofProduction({ STRIPE_API_BASE: 'https://api.stripe.com' })).toBe('https://api.stripe.com')
  expect(ofProduction({ STRIPE_API_BASE_PRODUCTION: 'https://api.stripe.com' })).toBe('https://api.stripe.com')
  // Each environment chooses by itself: the sandbox keeps the simulator, and browsers their way to it.
  const mixed = { ...env, STRIPE_API_BASE: 'https://api.stripe.com', STRIPE_API_BASE_DEVELOPMENT: env.STRIPE_API_BASE }
  expect(findProviderSettings(mixed, 'development')?.apiBase).toBe(env.STRIPE_API_BASE)
  expect(findSimulator(mixed)).toBe(env.STRIPE_API_BASE)
  expect(findSimulator({ ...env, STRIPE_API_BASE: 'https://api.stripe.com' })).toBeUndefined()
})
