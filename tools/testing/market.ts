import Stripe from 'stripe'
import { afterAll, expect } from 'vitest'
import { POST as select } from '#app/api/orders/[orderId]/offers/[offerId]/select/route.ts'
import { POST as finalize } from '#app/api/orders/[orderId]/payments/finalize/route.ts'
import { POST as initiate } from '#app/api/orders/[orderId]/payments/initiate/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { Client, Researcher } from '#lib/generated/prisma/client.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { call, type Reply } from '#tools/testing/call.ts'
import { startSimulator } from '#tools/stripe-simulator/server.ts'
import { customerActor, makeClient, makeKey, makeResearcher, researcherActor } from '#prisma/factories.ts'
import { withoutAbsent } from '#lib/view.ts'

// The provider of a test file: the simulator on a port of its own, behind the official SDK. Set before any code of ours
// reads its settings.
const simulator = await startSimulator({ port: 0, stateFile: ':memory:', webhooks: [] })
process.env['STRIPE_API_BASE'] = simulator.url
afterAll(async () => {
  await simulator.close()
  // Whatever a test did with it: each request, answer and event was as Stripe publishes them.
  expect(simulator.takeDeviations()).toEqual([])
})

/** For a file that means to ask for what isn't published: what has been found so far, and is no fault of its. */
export const takeDeviations = () => simulator.takeDeviations()

const { port } = new URL(simulator.url)
/** The provider as somebody else's program sees it, with the tests' own key. */
export const stripe = new Stripe('sk_test_tests', { host: '127.0.0.1', port, protocol: 'http', telemetry: false })

export async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${simulator.url}/_simulator${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

export const ledger = () =>
  control('GET', '/ledger') as Promise<{
    balanced: boolean
    holds: { payment_intent: string }[]
    accounts: { account: string; currency: string; amount: number }[]
  }>

export type Market = {
  client: Client
  key: string
  researcher: Researcher
  rival: Researcher
  actor: ReturnType<typeof customerActor>
}

/** A client with a key, and two researchers who can be paid. */
export async function openMarket(data: Parameters<typeof makeClient>[1] = {}): Promise<Market> {
  expect(getEnv().STRIPE_API_BASE).toBe(simulator.url)
  const client = await makeClient(getDb(), data)
  const { key } = await makeKey(getDb(), client.id)
  const account = async () =>
    (await stripe.accounts.create({ type: 'express', capabilities: { transfers: { requested: true } } })).id
  const researcher = await makeResearcher(getDb(), { accounts: { development: await account() } })
  const rival = await makeResearcher(getDb(), { name: 'Bruno Keller', accounts: { development: await account() } })
  return { client, key, researcher, rival, actor: customerActor(client) }
}

export const bodyOf = <T>(reply: Reply, status = 200): T => {
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status })
  return reply.body as T
}

type Offered = { orderId: string; offerId: string; rivalOfferId: string }

/** An open order that nobody but the test moves, with an offer of 42.50 EUR (or as given) and a rival one. */
export async function offered(
  { key, researcher, rival }: Market,
  order: Record<string, unknown> = {},
  amount: number | undefined = 42.5,
  noFindAmount?: number,
): Promise<Offered> {
  const { id: orderId } = bodyOf<{ id: string }>(
    await call(place, 'POST', '/orders', {
      key,
      body: {
        repositoryName: 'Archives de Paris',
        documentType: 'Birth record',
        location: 'Paris',
        instructions: 'sandbox:no_offers',
        ...order,
      },
    }),
    201,
  )
  const estimatedCompletionDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const input = {
    message: 'I can look it up on Tuesday.',
    estimatedCompletionDate,
    ...withoutAbsent({ amount, noFindAmount }),
  }
  const { id: offerId } = await inTransaction((tx) => makeOffer(tx, researcherActor(researcher), orderId, input))
  const { id: rivalOfferId } = await inTransaction((tx) => makeOffer(tx, researcherActor(rival), orderId, input))
  return { orderId, offerId, rivalOfferId }
}

export const selectOffer = ({ key }: Market, orderId: string, offerId: string) =>
  call(select, 'POST', `/orders/${orderId}/offers/${offerId}/select`, { key })
export const initiatePayment = ({ key }: Market, orderId: string, offerId: string) =>
  call(initiate, 'POST', `/orders/${orderId}/payments/initiate`, { key, body: { offerId } })
export const finalizePayment = (
  { key }: Market,
  orderId: string,
  offerId: string,
  paymentIntentId: string,
  headers: Record<string, string> = {},
) =>
  call(finalize, 'POST', `/orders/${orderId}/payments/finalize`, { key, headers, body: { offerId, paymentIntentId } })
export const confirm = (paymentIntentId: string, card = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(paymentIntentId, { payment_method: card })

export type Initiated = Offered & { paymentIntentId: string }

/** An order whose payment is initiated and not yet confirmed. */
export async function initiated(
  market: Market,
  order: Record<string, unknown> = {},
  amount?: number,
  noFindAmount?: number,
): Promise<Initiated> {
  const found = await offered(market, order, amount, noFindAmount)
  bodyOf(await selectOffer(market, found.orderId, found.offerId))
  const { paymentIntentId } = bodyOf<{ paymentIntentId: string }>(
    await initiatePayment(market, found.orderId, found.offerId),
  )
  return { ...found, paymentIntentId }
}

/** An order that is confirmed: its payment authorized and finalized. */
export async function paid(
  market: Market,
  order: Record<string, unknown> = {},
  amount?: number,
  noFindAmount?: number,
): Promise<Initiated> {
  const found = await initiated(market, order, amount, noFindAmount)
  await confirm(found.paymentIntentId)
  bodyOf(await finalizePayment(market, found.orderId, found.offerId, found.paymentIntentId))
  return found
}

export const eventTypesOf = async (orderId: string) =>
  (await getDb().event.findMany({ where: { orderId }, orderBy: { sequence: 'asc' } })).map(({ type }) => type)
export const paymentOf = (orderId: string) =>
  getDb().payment.findFirstOrThrow({ where: { orderId }, orderBy: { id: 'desc' } })
export const statusOf = async (orderId: string) =>
  (await getDb().order.findUniqueOrThrow({ where: { id: orderId } })).status
