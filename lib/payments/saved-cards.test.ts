import { beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { findProviderSettings, getEnv } from '#lib/env.ts'
import { forgetLeavers } from '#lib/payments/forget-leavers.ts'
import { noteCard } from '#lib/payments/note-card.ts'
import { statementSuffix } from '#lib/payments/intent.ts'
import { makeClient } from '#lib/payments/provider.ts'
import { testCards } from '#lib/payments/test-cards.ts'
import { handleProviderEvent } from '#lib/server/worker/handle-provider-event.ts'
import type { InitiatedView, SavedCardsView } from '#lib/payments/checkout-schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeUser } from '#prisma/factories.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import {
  bodyOf,
  control,
  finalizePayment,
  initiatePayment,
  offered,
  openMarket,
  paymentOf,
  selectOffer,
  stripe,
  type Market,
} from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

let market: Market
let person: string
beforeAll(async () => {
  market = await openMarket()
  person = await makeToken('customer', { client: market.client })
})

/** Begins to pay for an order, as whoever holds the key. */
async function begin(key: string) {
  const order = await offered(market)
  bodyOf(await selectOffer(market, order.orderId, order.offerId))
  const initiated = bodyOf<InitiatedView>(await initiatePayment({ ...market, key }, order.orderId, order.offerId))
  return { ...order, ...initiated }
}
const cardsOf = async (key: string) =>
  bodyOf<SavedCardsView>(await call(routeOf('listSavedCards'), 'GET', '/saved-cards', { key })).cards
const change = (operation: 'chooseDefaultCard' | 'removeSavedCard', id: string, key: string) =>
  operation === 'removeSavedCard'
    ? call(routeOf(operation), 'DELETE', `/saved-cards/${id}`, { key })
    : call(routeOf(operation), 'POST', `/saved-cards/${id}/default`, { key })

/** As the form does it: the browser's key, and a card whose owner has ticked that it be kept. */
function confirmTicked({ paymentIntentId, clientSecret, publishableKey }: InitiatedView, card = 'pm_card_visa') {
  const settings = findProviderSettings(getEnv(), 'development')
  const browser = makeClient({ secretKey: publishableKey, apiBase: settings?.apiBase ?? '' })
  const number = testCards.find(({ tokens }) => tokens.includes(card))?.number
  return browser.rawRequest('POST', `/v1/payment_intents/${paymentIntentId}/confirm`, {
    client_secret: clientSecret,
    setup_future_usage: 'on_session',
    payment_method_data: {
      type: 'card',
      card: { number, exp_month: 12, exp_year: 2040 },
      allow_redisplay: 'always',
    },
  })
}

/** Pays as the form does: with the person's consent to keep the card, or without. */
async function pay(key: string, { save = false, card = 'pm_card_visa' } = {}) {
  const order = await begin(key)
  if (save) await confirmTicked(order, card)
  else await stripe.paymentIntents.confirm(order.paymentIntentId, { payment_method: card })
  bodyOf(await finalizePayment({ ...market, key }, order.orderId, order.offerId, order.paymentIntentId))
  return order
}

it('keeps a card where its owner wanted that, and pays with it the next time', async () => {
  expect(await cardsOf(person)).toEqual([])
  await pay(person)
  expect(await cardsOf(person)).toEqual([])
  await pay(person, { save: true })
  const [card] = await cardsOf(person)
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', isDefault: true })
  const again = await pay(person, { card: card?.id ?? '' })
  expect(await paymentOf(again.orderId)).toMatchObject({ status: 'authorized' })
  expect(await cardsOf(person)).toHaveLength(1)
})

it('asks the bank again where it wants to be asked, with a saved card too', async () => {
  const other = await makeToken('customer', { client: market.client })
  const first = await begin(other)
  await confirmTicked(first, 'pm_card_authenticationRequired')
  const helper = `/v1/test_helpers/payment_intents/${first.paymentIntentId}/authenticate`
  await stripe.rawRequest('POST', helper, { outcome: 'success' })
  const [saved] = await cardsOf(other)
  const next = await begin(other)
  expect(await stripe.paymentIntents.confirm(next.paymentIntentId, { payment_method: saved?.id ?? '' })).toMatchObject({
    status: 'requires_action',
  })
})

it('has one customer for a person, client and environment, without an address, and none for a program', async () => {
  const [one, two] = [await begin(person), await begin(person)]
  expect(one).toMatchObject({ savesCards: true })
  const { customerId } = await paymentOf(one.orderId)
  expect((await paymentOf(two.orderId)).customerId).toBe(customerId)
  const customer = await stripe.customers.retrieve(customerId ?? '')
  expect(customer).toMatchObject({ email: null, name: null, metadata: { client_id: market.client.id } })
  const intent = await stripe.paymentIntents.retrieve(one.paymentIntentId)
  expect(intent).toMatchObject({ customer: customerId, receipt_email: null, setup_future_usage: null })

  const program = await begin(market.key)
  expect(program).not.toHaveProperty('savesCards')
  expect((await paymentOf(program.orderId)).customerId).toBe(null)
  // A colleague who opens the payment that somebody else began pays it with a card of the form.
  const colleague = await makeToken('customer', { client: market.client })
  const seen = bodyOf<InitiatedView>(await initiatePayment({ ...market, key: colleague }, one.orderId, one.offerId))
  expect(seen.paymentIntentId).toBe(one.paymentIntentId)
  expect(seen).not.toHaveProperty('savesCards')
})

it('makes the customer once, where two tabs ask at the same moment and the answer is lost', async () => {
  const tabs = await makeToken('customer', { client: market.client })
  await control('POST', '/faults', { match: { path: '/customers$' }, kind: 'lose_response_after', times: 1 })
  const [one, two] = await Promise.all([begin(tabs), begin(tabs)])
  await control('DELETE', '/faults')
  expect((await paymentOf(one.orderId)).customerId).toBe((await paymentOf(two.orderId)).customerId)
})

it('makes the customer when the provider has recovered from a fault of its own', async () => {
  const unlucky = await makeToken('customer', { client: market.client })
  const match = { method: 'POST', path: '/customers$' }
  await control('POST', '/faults', { match, kind: 'status', status: 500, remembered: true, times: 1 })
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  const initiate = () => initiatePayment({ ...market, key: unlucky }, orderId, offerId)
  expect(await initiate()).toMatchObject({ status: 503 })
  expect(bodyOf(await initiate())).toMatchObject({ savesCards: true })
})

it('takes payments of somebody whose customer was deleted at the dashboard, under a new one', async () => {
  const owner = await makeToken('customer', { client: market.client })
  const { orderId } = await pay(owner, { save: true })
  const { customerId } = await paymentOf(orderId)
  await stripe.customers.del(customerId ?? '')
  expect(await cardsOf(owner)).toEqual([])
  const next = await begin(owner)
  expect(next).toMatchObject({ savesCards: true })
  const { customerId: another } = await paymentOf(next.orderId)
  expect(another).toMatch(/^cus_/)
  expect(another).not.toBe(customerId)
  await pay(owner, { save: true })
  expect(await cardsOf(owner)).toHaveLength(1)
})

it('removes a card, and offers the one first that its owner likes best', async () => {
  const owner = await makeToken('customer', { client: market.client })
  await pay(owner, { save: true })
  await pay(owner, { save: true, card: 'pm_card_mastercard' })
  const [newest, oldest] = await cardsOf(owner)
  expect([newest?.brand, newest?.isDefault, oldest?.isDefault]).toEqual(['mastercard', true, false])
  const chosen = bodyOf<SavedCardsView>(await change('chooseDefaultCard', oldest?.id ?? '', owner))
  expect(chosen.cards.map(({ isDefault }) => isDefault)).toEqual([false, true])
  const left = bodyOf<SavedCardsView>(await change('removeSavedCard', oldest?.id ?? '', owner))
  expect(left.cards).toMatchObject([{ brand: 'mastercard', isDefault: true }])
  expect(await cardsOf(owner)).toHaveLength(1)
  expect(await change('removeSavedCard', oldest?.id ?? '', owner)).toMatchObject({ status: 404 })
})

it('has the audit log tell of a card that is saved, preferred or removed, once', async () => {
  const owner = await makeToken('customer', { client: market.client })
  const recorded = async (type: string) =>
    (
      await getDb().clientAction.findMany({
        where: { clientId: market.client.id, type, payload: { path: ['card'], equals: 'amex …0005' } },
        orderBy: { id: 'asc' },
      })
    ).map(({ actorType, environment }) => [actorType, environment])
  const hear = async (cardId: string, type: string, times = 2) => {
    for (let i = 0; i < times; i += 1) {
      const id = `evt_${crypto.randomUUID()}`
      await getDb().providerEvent.create({ data: { id, environment: 'development', type, objectId: cardId } })
      await handleProviderEvent('development', id)
    }
  }
  const byMember = [['member', 'development']]
  await pay(owner, { save: true, card: 'pm_card_amex' })
  const [card] = await cardsOf(owner)
  const id = card?.id ?? ''
  await hear(id, 'payment_method.attached')
  expect(await recorded('billing.card_saved')).toEqual(byMember)
  await change('chooseDefaultCard', id, owner)
  await change('chooseDefaultCard', id, owner)
  expect(await recorded('billing.card_preferred')).toEqual(byMember)
  await change('removeSavedCard', id, owner)
  await hear(id, 'payment_method.detached')
  await hear(id, 'payment_method.attached')
  expect(await recorded('billing.card_removed')).toEqual(byMember)
  expect(await recorded('billing.card_saved')).toEqual(byMember)

  // Taken away at the provider, by whoever looks after that.
  await pay(owner, { save: true, card: 'pm_card_amex' })
  const other = (await cardsOf(owner))[0]?.id ?? ''
  await hear(other, 'payment_method.attached')
  await stripe.paymentMethods.detach(other)
  await hear(other, 'payment_method.detached')
  expect(await recorded('billing.card_removed')).toEqual([...byMember, ['callslip', 'development']])
  // Of what is no customer's of ours nobody is told.
  await hear('pm_nobody', 'payment_method.attached', 1)
})

it('keeps no card whose owner took the tick away again after another one was declined', async () => {
  const owner = await makeToken('customer', { client: market.client })
  const { paymentIntentId, ...order } = await begin(owner)
  await expect(confirmTicked({ paymentIntentId, ...order }, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
  const intent = await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' })
  const { customer, payment_method: cardId } = intent
  const kept = async () => (await stripe.customers.listPaymentMethods(String(customer))).data.map(({ id }) => id)
  expect(await kept()).toEqual([cardId])
  // Neither offered nor to be made the one that is offered first; and let go where nobody has told us of it.
  expect(await change('chooseDefaultCard', String(cardId), owner)).toMatchObject({ status: 404 })
  expect(await cardsOf(owner)).toEqual([])
  expect(await kept()).toEqual([])
  await stripe.paymentMethods.attach(String(cardId), { customer: String(customer) })
  await noteCard('development', String(cardId))
  await noteCard('development', String(cardId))
  expect(await kept()).toEqual([])
  expect(await getDb().notedCard.count({ where: { cardId: String(cardId) } })).toBe(0)
  // What it holds is taken all the same.
  expect(await stripe.paymentIntents.capture(paymentIntentId)).toMatchObject({ status: 'succeeded' })
  // Of a customer that is none of ours it stays.
  const foreign = await stripe.customers.create()
  await stripe.paymentMethods.attach(String(cardId), { customer: foreign.id })
  await noteCard('development', String(cardId))
  expect(await stripe.paymentMethods.retrieve(String(cardId))).toMatchObject({ customer: foreign.id })
})

it('has the provider forget the cards of whoever leaves the client, once no payment that they began is under way', async () => {
  const { id: userId } = await makeUser(getDb())
  const ids = { userId, clientId: market.client.id }
  await getDb().membership.create({ data: { ...ids, role: 'orders' } })
  const member = await makeTokenOf(userId, 'customer', { clientId: ids.clientId })
  const { orderId } = await pay(member, { save: true })
  const { customerId } = await getDb().providerCustomer.findFirstOrThrow({ where: ids })
  const [card] = await cardsOf(member)
  const cardId = card?.id ?? ''
  await noteCard('development', cardId)
  await forgetLeavers()
  expect(await cardsOf(member)).toHaveLength(1)
  await getDb().membership.delete({ where: { userId_clientId: ids } })
  await forgetLeavers()
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ id: customerId })
  bodyOf(await call(routeOf('withdrawOrder'), 'POST', `/orders/${orderId}/withdraw`, { key: market.key }))
  await forgetLeavers()
  await expect(stripe.customers.retrieve(customerId)).rejects.toThrow('No such customer')
  expect(await getDb().providerCustomer.count({ where: { userId } })).toBe(0)
  expect(await getDb().notedCard.count({ where: { userId } })).toBe(0)
  // Of what the provider says of it then, the log tells nothing.
  const told = () => getDb().clientAction.count({ where: { clientId: ids.clientId, type: 'billing.card_removed' } })
  const before = await told()
  await noteCard('development', cardId)
  expect(await told()).toBe(before)
  // What was noted of somebody who had no customer any more.
  const noted = { environment: 'development', cardId: 'pm_gone', label: 'visa …4242', ...ids } as const
  await getDb().notedCard.create({ data: noted })
  await forgetLeavers()
  expect(await getDb().notedCard.count({ where: { userId } })).toBe(0)
  expect(await cardsOf(person)).not.toEqual([])
})

it('shows nobody the cards of somebody else, nor any to a program', async () => {
  const owner = await makeToken('customer', { client: market.client })
  await pay(owner, { save: true })
  const [card] = await cardsOf(owner)
  const id = card?.id ?? ''
  const colleague = await makeToken('customer', { client: market.client })
  expect(await cardsOf(colleague)).toEqual([])
  for (const operation of ['chooseDefaultCard', 'removeSavedCard'] as const)
    expect(await change(operation, id, colleague)).toMatchObject({ status: 404 })
  for (const key of [market.key, await makeToken('researcher', { researcher: market.researcher })])
    expect(await call(routeOf('listSavedCards'), 'GET', '/saved-cards', { key })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', requiredScope: 'cards:manage' },
    })
  // And another person's payment can't be paid with it.
  const order = await begin(colleague)
  await expect(stripe.paymentIntents.confirm(order.paymentIntentId, { payment_method: id })).rejects.toThrow(
    'belongs to a Customer',
  )
  expect(await cardsOf(owner)).toHaveLength(1)
})

it('names the order on the bank statement in a way that every bank takes', async () => {
  const { orderId, paymentIntentId } = await begin(market.key)
  const { number } = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  const suffix = statementSuffix(number)
  expect(suffix).toBe(number)
  // Beside a prefix of ten characters and `* `.
  expect(10 + 2 + suffix.length).toBeLessThanOrEqual(22)
  expect(await stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
    statement_descriptor_suffix: suffix,
    description: `Callslip order ${number} (${orderId})`,
  })
  expect(await getDb().payment.count({ where: { paymentIntentId } })).toBe(1)
})

it('has room on the bank statement for numbers that have grown', () => {
  expect(statementSuffix('CS-7QK-4MRX')).toBe('CS7QK4MRX')
  for (const number of ['CS-7QK4-4MRX', 'CS-0000-00000', 'CS-00000-000000']) {
    expect(statementSuffix(number).length).toBeLessThanOrEqual(10)
    expect(statementSuffix(number)).toMatch(/[A-Z]/)
  }
})
