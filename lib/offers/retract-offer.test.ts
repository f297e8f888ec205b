import { expect, it } from 'vitest'
import { operations } from '#lib/server/http/operations.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { call } from '#tools/testing/call.ts'
import { errorOf, requestFor } from '#tools/testing/requests.ts'
import { makeOfferOn, makeOpenOrder, makeSignedInResearcher, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

/** Everything that a researcher can ask about one order, whatever is added to it later. */
const ofOneOrder = operations.filter(({ scope, path }) => scope === 'research' && path.includes('{orderId}'))

const ask = async (token: string, id: string, params: Record<string, string>, body?: unknown) => {
  const operation = ofOneOrder.find((one) => one.id === id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  return routeOf(id)(requestFor(operation, { token, params, body }))
}

/** A researcher who has written to the customer and taken their offer back, while another's stands. */
async function retracted() {
  const { orderId, key } = await makeOpenOrder()
  const [{ token }, other] = [await makeSignedInResearcher(), await makeSignedInResearcher('Jonas Weber')]
  const made = await ask(
    token,
    'makeOffer',
    { orderId },
    {
      amount: 40,
      message: 'I can do that.',
      estimatedCompletionDate: '2099-01-31',
    },
  )
  const { id: offerId } = (await made.json()) as { id: string }
  expect((await ask(token, 'postResearchMessage', { orderId }, { content: 'Which parish?' })).status).toBe(201)
  await makeOfferOn(orderId, other.actor)
  expect((await ask(token, 'retractOffer', { orderId, offerId })).status).toBe(200)
  return { orderId, key, offerId, token, other }
}

it('leaves a researcher who retracted what everybody sees of an open order', async () => {
  const { orderId, token } = await retracted()
  const seen = await ask(token, 'getResearchOrder', { orderId })
  expect(seen.status).toBe(200)
  expect(await seen.json()).toMatchObject({ myOffer: { status: 'RETRACTED' } })
})

it('leaves them nothing to read and nobody to write to once it is not open any more, whatever comes of it', async () => {
  expect(ofOneOrder.length).toBeGreaterThan(15)
  const { orderId, offerId, token, other } = await retracted()
  for (const status of orderStatuses.filter((one) => one !== 'open')) {
    await setStatus(orderId, status)
    for (const operation of ofOneOrder) {
      const response = await routeOf(operation.id)(requestFor(operation, { token, params: { orderId, offerId } }))
      const { status: code, error } = { status: response.status, ...(await errorOf(response)) }
      expect([status, operation.id, code, error]).toEqual([status, operation.id, 404, 'No such object exists here.'])
    }
    // Whose offer stands goes on seeing it, so that it is the offer which counts here.
    expect([status, (await ask(other.token, 'getResearchOrder', { orderId })).status]).toEqual([status, 200])
  }
})

it('shows no researcher an order that ended before anybody was chosen, neither by itself nor in a list', async () => {
  const { orderId, key, token, other } = await retracted()
  expect((await call(routeOf('withdrawOrder'), 'POST', `/orders/${orderId}/withdraw`, { key })).status).toBe(200)
  for (const researcher of [token, other.token]) {
    expect((await ask(researcher, 'getResearchOrder', { orderId })).status).toBe(404)
    expect((await ask(researcher, 'listResearchMessages', { orderId })).status).toBe(404)
    const lists = await call(routeOf('listResearchOrders'), 'GET', '/research/orders?limit=100', { key: researcher })
    expect(lists.status).toBe(200)
    expect(JSON.stringify(lists.body)).not.toContain(orderId)
  }
})
