import { describe, expect, it } from 'vitest'
import { bench, failureOf, manualCapture } from '#tools/stripe-simulator/testing.ts'
import type { Bench } from '#tools/stripe-simulator/testing.ts'

async function confirmInBrowser(url: string, id: string, form: Record<string, string>) {
  const response = await fetch(`${url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: 'Bearer pk_test_one', Origin: 'https://shop.example' },
    body: new URLSearchParams(form),
  })
  // Either an intent or an error envelope: the test names what it expects.
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

const card = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  'payment_method_data[card][cvc]': '123',
  ...more,
})

describe('declines', () => {
  it.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('%s is declined and a good card works afterwards', async (payment_method, decline_code) => {
    const { stripe, control } = await bench()
    const intent = await stripe.paymentIntents.create(manualCapture)
    const error = await failureOf(stripe.paymentIntents.confirm(intent.id, { payment_method }))
    expect(error).toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code,
    })
    expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code },
    })
    expect((await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).status).toBe(
      'requires_capture',
    )
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, holds: [{ amount: 11_000 }] })
    const types = (await stripe.events.list()).data.map((event) => event.type)
    expect(types).toContain('payment_intent.payment_failed')
  })

  it('needs a return address where the intent accepts methods that redirect', async () => {
    const { stripe } = await bench()
    const intent = await stripe.paymentIntents.create({
      ...manualCapture,
      automatic_payment_methods: { enabled: true },
    })
    expect((await failureOf(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }))).param).toBe(
      'return_url',
    )
    const confirmed = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/',
    })
    expect(confirmed.status).toBe('requires_capture')
  })
})

describe('a publishable key', () => {
  it('confirms with a card number and the client secret, and sees no metadata', async () => {
    const { stripe, url } = await bench()
    const intent = await stripe.paymentIntents.create(manualCapture)
    const client_secret = intent.client_secret ?? ''
    const wrong = await confirmInBrowser(url, intent.id, {
      ...card('4242424242424242'),
      client_secret: `${client_secret}x`,
    })
    expect([wrong.status, (await stripe.paymentIntents.retrieve(intent.id)).status]).toEqual([
      400,
      'requires_payment_method',
    ])
    expect((await confirmInBrowser(url, intent.id, card('4242424242424242'))).status).toBe(400)
    const done = await confirmInBrowser(url, intent.id, { ...card('4242 4242 4242 4242'), client_secret })
    expect(done.body).toMatchObject({ id: intent.id, status: 'requires_capture', client_secret })
    expect(done.body).not.toHaveProperty('metadata')
    expect(done.body).not.toHaveProperty('transfer_group')
    expect(done.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('may do nothing else', async () => {
    const { client, stripe, url } = await bench()
    const error = await failureOf(client('pk_test_one').paymentIntents.create(manualCapture))
    expect(error).toMatchObject({ statusCode: 401, code: 'secret_key_required' })
    const intent = await stripe.paymentIntents.create(manualCapture)
    expect((await failureOf(client('pk_test_one').paymentIntents.retrieve(intent.id))).statusCode).toBe(400)
    expect((await failureOf(client('pk_test_one').paymentIntents.cancel(intent.id))).statusCode).toBe(401)
    expect((await failureOf(client('sk_other').balance.retrieve())).type).toBe('StripeAuthenticationError')
    expect((await fetch(`${url}/v1/balance`)).status).toBe(401)
    const preflight = await fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://shop.example', 'Access-Control-Request-Headers': 'authorization' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization'])
  })

  it.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['42', {}, 'invalid_number'],
    ['4242424242424242', { 'payment_method_data[card][exp_month]': '13' }, 'invalid_expiry_month'],
    ['4242424242424242', { 'payment_method_data[card][exp_year]': '2020' }, 'invalid_expiry_year'],
    ['4242424242424242', { 'payment_method_data[card][cvc]': '12' }, 'invalid_cvc'],
    ['4111111111111111', {}, 'card_declined'],
    ['4000000000000002', {}, 'card_declined'],
  ])('refuses %s %o: %s', async (number, more, code) => {
    const { stripe, url } = await bench()
    const intent = await stripe.paymentIntents.create(manualCapture)
    const answer = await confirmInBrowser(url, intent.id, {
      ...card(number, more),
      client_secret: intent.client_secret ?? '',
    })
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } })
    expect(JSON.stringify(answer.body)).not.toContain('ord_1')
  })
})

describe('3-D Secure', () => {
  async function asked({ stripe }: Bench, payment_method: string) {
    const intent = await stripe.paymentIntents.create({
      ...manualCapture,
      automatic_payment_methods: { enabled: true },
    })
    return stripe.paymentIntents.confirm(intent.id, {
      payment_method,
      return_url: 'https://shop.example/back?order=1',
    })
  }

  it.each([
    ['success', 'requires_capture', 'succeeded'],
    ['failure', 'requires_payment_method', 'failed'],
  ])('%s on the page of the bank', async (outcome, status, redirectStatus) => {
    const it = await bench()
    const intent = await asked(it, 'pm_card_threeDSecure2Required')
    expect(intent.status).toBe('requires_action')
    const page = intent.next_action?.redirect_to_url?.url ?? ''
    const html = await (await fetch(page)).text()
    expect(html).toContain('Complete authentication')
    expect(html).toContain('This is not Stripe')
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      order: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: redirectStatus,
    })
    const after = await it.stripe.paymentIntents.retrieve(intent.id)
    expect([after.status, after.next_action]).toEqual([status, null])
    if (outcome === 'failure') expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure')
    const again = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    })
    expect(again.status).toBe(410)
  })

  it('is answered by programs too', async () => {
    const it = await bench()
    const authenticate = (id: string, outcome: string) =>
      it.stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/authenticate`, { outcome })
    const paid = await asked(it, 'pm_card_authenticationRequired')
    expect(await authenticate(paid.id, 'success')).toMatchObject({ status: 'requires_capture' })
    expect((await failureOf(authenticate(paid.id, 'success'))).code).toBe('payment_intent_unexpected_state')
    const declined = await asked(it, 'pm_card_threeDSecureRequiredChargeDeclined')
    expect(await authenticate(declined.id, 'success')).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    })
    expect(await it.control('GET', '/ledger')).toMatchObject({
      balanced: true,
      holds: [{ payment_intent: paid.id }],
    })
  })
})
