import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { isHandedOver, type OrderStatus } from '#lib/orders/state.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { customerActor, makeClient, makeKey, makeResearcher, researcherActor } from '#prisma/factories.ts'

/** A customer with an API key and an open order of theirs. */
export async function makeOpenOrder() {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const customer = customerActor(client)
  const input = placeOrderInput.parse({
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris',
  })
  const { id: orderId } = await inTransaction((tx) => placeOrder(tx, customer, input))
  return { customer, key, orderId }
}

/** A researcher who can sign in: the actor, and an access token for the development environment. */
export async function makeSignedInResearcher(name = 'Camille Laurent') {
  const user = await getDb().user.create({
    data: { id: newId('user'), email: `${newId('user')}@example.com`, name, passwordHash: '-' },
  })
  const actor = researcherActor(await makeResearcher(getDb(), { name, userId: user.id }))
  return { actor, token: await makeTokenOf(user.id, 'researcher') }
}

export const makeOfferOn = (orderId: string, actor: ReturnType<typeof researcherActor>) =>
  inTransaction((tx) =>
    makeOffer(tx, actor, orderId, { amount: 40, message: 'I can do that.', estimatedCompletionDate: '2099-01-31' }),
  )

/** Puts an order into any state without the steps that lead there. */
export const setStatus = (orderId: string, status: OrderStatus) =>
  getDb().order.update({
    where: { id: orderId },
    data: { status, ...(isHandedOver(status) ? { outcome: 'found', deliveredAt: new Date() } : {}) },
  })

/** An order in progress with the researcher whose offer was selected. */
export async function makeOrderInProgress() {
  const open = await makeOpenOrder()
  const researcher = await makeSignedInResearcher()
  const offer = await makeOfferOn(open.orderId, researcher.actor)
  await getDb().offer.update({ where: { id: offer.id }, data: { status: 'SELECTED' } })
  await getDb().order.update({
    where: { id: open.orderId },
    data: { selectedOfferId: offer.id, status: 'in_progress' },
  })
  return { ...open, researcher, offerId: offer.id }
}

/** A request as a client sends it, to the development base URL. */
export const apiRequest = (path: string, bearer: string, init: RequestInit = {}) =>
  new Request(`http://localhost:3000/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${bearer}`, ...init.headers },
  })

export const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})
