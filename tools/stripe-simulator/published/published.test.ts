import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { bench, failureOf, heldIntent } from '#tools/stripe-simulator/testing.ts'
import { checkAnswer, checkEvent } from '#tools/stripe-simulator/published/check-answer.ts'
import { extractPublished, toText } from '#tools/stripe-simulator/published/extract.ts'

test('what is kept is what the installed package declares', () => {
  expect(Stripe.API_VERSION).toBe('2026-10-28.endive')
  const kept = readFileSync(join(import.meta.dirname, 'stripe.json'), 'utf8')
  // Not toBe: a difference of 300 KB helps nobody. `npm run stripe-published` brings it up to date.
  expect(toText(extractPublished()) === kept).toBe(true)
})

const intent = { amount: 500, currency: 'eur' }
const account = { type: 'express' }

// Each would be taken by a simulator that reads only the parameters it knows.
const wrongRequests: [string, string, Record<string, unknown>, Record<string, unknown>][] = [
  ['GET', '/v1/payment_intent', {}, { statusCode: 404 }],
  ['DELETE', '/v1/refunds/re_1', {}, { statusCode: 404 }],
  ['POST', '/v1/payment_intents', { ...intent, capture_metod: 'manual' }, unknown('capture_metod')],
  ['POST', '/v1/payment_intents', { ...intent, metadata: 'order 1' }, { param: 'metadata' }],
  ['POST', '/v1/payment_intents', { currency: 'eur' }, missing('amount')],
  [
    'POST',
    '/v1/payment_intents',
    { ...intent, amount: 'five' },
    { code: 'parameter_invalid_integer', param: 'amount' },
  ],
  ['POST', '/v1/payment_intents', { ...intent, capture_method: 'by_hand' }, { param: 'capture_method' }],
  ['POST', '/v1/payment_intents', { ...intent, confirm: 'yes' }, { param: 'confirm' }],
  ['POST', '/v1/payment_intents', { ...intent, payment_method_types: ['card'] }, unknown('payment_method_types')],
  ['POST', '/v1/payment_intents', { ...intent, shipping: { name: 'A' } }, missing('shipping[address]')],
  ['POST', '/v1/payment_intents', { ...intent, currency: '' }, { code: 'parameter_invalid_empty', param: 'currency' }],
  [
    'POST',
    '/v1/payment_intents',
    { ...intent, automatic_payment_methods: { enabled: true, redirects: 'never' } },
    unknown('automatic_payment_methods[redirects]'),
  ],
  [
    'POST',
    '/v1/payment_intents',
    { ...intent, payment_method_options: { card: { request_three_d_secure: 'sometimes' } } },
    { param: 'payment_method_options[card][request_three_d_secure]' },
  ],
  [
    'POST',
    '/v1/accounts',
    { ...account, capabilities: { transfers: { wanted: true } } },
    unknown('capabilities[transfers][wanted]'),
  ],
  [
    'POST',
    '/v1/accounts',
    { ...account, capabilities: { transfer: { requested: true } } },
    unknown('capabilities[transfer]'),
  ],
  ['POST', '/v1/accounts', { ...account, business_profile: { mcc: ['1'] } }, { param: 'business_profile[mcc]' }],
  ['POST', '/v1/account_links', { account: 'acct_1' }, missing('type')],
  ['POST', '/v1/refunds', { charge: 'ch_1', reason: 'too_late' }, { param: 'reason' }],
  ['POST', '/v1/transfers', { currency: 'eur' }, missing('destination')],
  ['GET', '/v1/charges?expand[]=data.payment_intents', {}, { param: 'expand' }],
  ['GET', '/v1/charges?expand[]=data.amount', {}, { param: 'expand' }],
  ['GET', '/v1/charges?customer_id=cus_1', {}, unknown('customer_id')],
]

function unknown(param: string) {
  return { statusCode: 400, code: 'parameter_unknown', param }
}

function missing(param: string) {
  return { statusCode: 400, code: 'parameter_missing', param }
}

test.for(wrongRequests)('%s %s is refused with %j', async ([method, path, params, error]) => {
  const { stripe, simulator } = await bench()
  const client: { rawRequest: (method: string, path: string, params: object) => Promise<unknown> } = stripe
  expect(await failureOf(client.rawRequest(method, path, params))).toMatchObject(error)
  expect(simulator.takeDeviations()).toHaveLength(1)
})

test('expand is held against what is published, and answers with whole objects', async () => {
  const { stripe } = await bench()
  const held = await heldIntent(stripe, { expand: ['latest_charge', 'payment_method'] })
  expect(held.latest_charge).toMatchObject({ object: 'charge', application_fee_amount: null, livemode: false })
  const refundable = await stripe.paymentIntents.capture(held.id)
  const refund = await stripe.refunds.create({ payment_intent: refundable.id, expand: ['charge.payment_intent'] })
  expect(refund.charge).toMatchObject({ payment_intent: { id: held.id, object: 'payment_intent' } })
  expect(refund).not.toHaveProperty('livemode')
})

test('an answer or an event that lacks a member, has another or one of another type is told', async () => {
  const { stripe } = await bench()
  const { lastResponse: _, ...held } = (await heldIntent(stripe)) as Stripe.Response<Stripe.PaymentIntent>
  const line = 'GET /v1/payment_intents/:id'
  const { amount: _amount, ...less } = held
  expect(checkAnswer(line, held)).toEqual([])
  expect(checkAnswer(line, less)).toEqual([`${line}: .amount is missing`])
  expect(checkAnswer(line, { ...held, colour: 'red' })).toEqual([`${line}: .colour is unknown`])
  expect(checkAnswer(line, { ...held, amount: '5' })).toEqual([`${line}: .amount is string, not number`])
  expect(checkAnswer(line, { ...held, capture_method: 'by_hand' })).toEqual([
    `${line}: .capture_method is "by_hand", not one of automatic, automatic_async, manual`,
  ])
  const { data } = await stripe.events.list({ type: 'payment_intent.created' })
  const event = JSON.stringify(data[0])
  expect(checkEvent('payment_intent.created', event)).toEqual([])
  expect(checkEvent('charge.captured', event)).toContain(
    'event charge.captured: .data.object.object is "payment_intent", not one of charge',
  )
  expect(checkEvent('payment_intent.paid', event)).toEqual(['event payment_intent.paid is not published'])
})
