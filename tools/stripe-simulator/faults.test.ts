import { request as httpRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { bench, failureOf, heldIntent, manualCapture } from '#tools/stripe-simulator/testing.ts'

describe('idempotency keys', () => {
  it('replay the same request and refuse another', async () => {
    const { stripe } = await bench()
    const first = await stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'k1' })
    const again = await stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'k1' })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers['stripe-version']).toBe(first.lastResponse.apiVersion)
    const error = await failureOf(
      stripe.paymentIntents.create({ ...manualCapture, amount: 500 }, { idempotencyKey: 'k1' }),
    )
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('belong to one mode and live for a day', async () => {
    const { stripe, client, control } = await bench()
    const first = await stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'k1' })
    const live = await client('sk_live_one').paymentIntents.create(
      { ...manualCapture, amount: 500 },
      { idempotencyKey: 'k1' },
    )
    expect(live.livemode).toBe(true)
    await control('POST', '/clock', { advanceSeconds: 86_401 })
    expect((await stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'k1' })).id).not.toBe(first.id)
  })

  it('remember a decline, but not a parameter that never passed validation', async () => {
    const { stripe } = await bench()
    const intent = await stripe.paymentIntents.create(manualCapture)
    const confirm = () =>
      failureOf(
        stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'c' }),
      )
    const first = await confirm()
    const second = await confirm()
    expect(second).toMatchObject({ statusCode: 402, charge: first.charge })
    expect(second.headers?.['idempotent-replayed']).toBe('true')
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
    await failureOf(stripe.paymentIntents.create({ ...manualCapture, amount: 0 }, { idempotencyKey: 'v' }))
    expect((await stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'v' })).amount).toBe(11_000)
  })

  it('refuse a twin while the first is under way', async () => {
    const { stripe, control } = await bench()
    await control('POST', '/faults', {
      match: { path: '^/v1/payment_intents$' },
      kind: 'delay',
      delayMs: 300,
      times: 1,
    })
    const [first, second] = await Promise.allSettled(
      [1, 2].map(() => stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'twin' })),
    )
    const lost = [first, second].find((one) => one?.status === 'rejected')
    expect(lost).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })
})

describe('faults', () => {
  it('lose the answer after the commit: the same key finds the one object', async () => {
    const { stripe, control } = await bench()
    // Twice, because the SDK repeats a request whose connection was closed once by itself.
    await control('POST', '/faults', {
      match: { method: 'POST', path: '/capture$' },
      kind: 'lose_response_after',
      times: 2,
    })
    const intent = await heldIntent(stripe)
    const lost = await failureOf(stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'cap' }))
    expect(lost.type).toBe('StripeConnectionError')
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
    const found = await stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'cap' })
    expect(found.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.events.list({ type: 'charge.captured' })).data).toHaveLength(1)
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
  })

  it('lose the request before anything happens', async () => {
    const { stripe, control } = await bench()
    await control('POST', '/faults', { match: { livemode: false }, kind: 'lose_response_before', times: 2 })
    expect((await failureOf(stripe.paymentIntents.create(manualCapture))).type).toBe('StripeConnectionError')
    expect((await stripe.paymentIntents.list()).data).toEqual([])
  })

  it('answer 429 and 500, for the mode asked for, as often as asked for', async () => {
    const { stripe, client, control } = await bench()
    await control('POST', '/faults', { match: { livemode: false }, kind: 'status', status: 429, times: 1 })
    await control('POST', '/faults', { match: { livemode: false }, kind: 'status', status: 500 })
    await client('sk_live_one').balance.retrieve()
    expect((await failureOf(stripe.balance.retrieve())).type).toBe('StripeRateLimitError')
    expect((await failureOf(stripe.balance.retrieve())).type).toBe('StripeAPIError')
    expect((await failureOf(stripe.balance.retrieve())).statusCode).toBe(500)
    await control('DELETE', '/faults')
    await stripe.balance.retrieve()
  })

  it('can be stored under the key, as Stripe stores its own failures', async () => {
    const { stripe, control } = await bench()
    await control('POST', '/faults', { kind: 'status', status: 500, remembered: true, times: 1 })
    const create = () => stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'k' })
    await failureOf(create())
    expect((await failureOf(create())).headers?.['idempotent-replayed']).toBe('true')
    expect((await stripe.paymentIntents.list()).data).toEqual([])
  })

  it('can come after the work: it is done, and the fault is what is heard of it', async () => {
    const { stripe, control } = await bench()
    await control('POST', '/faults', { kind: 'status', status: 500, when: 'after', remembered: true, times: 1 })
    const create = () => stripe.paymentIntents.create(manualCapture, { idempotencyKey: 'k' })
    await failureOf(create())
    expect((await failureOf(create())).headers?.['idempotent-replayed']).toBe('true')
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('hold back the answer of what is already done', async () => {
    const { stripe, control } = await bench()
    const intent = await heldIntent(stripe)
    await control('POST', '/faults', {
      match: { path: '/capture$' },
      kind: 'delay',
      delayMs: 1_000,
      when: 'after',
      times: 1,
    })
    let answered = false
    const capturing = stripe.paymentIntents.capture(intent.id).then(() => (answered = true))
    await expect.poll(async () => (await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
    expect(answered).toBe(false)
    await capturing
  })
})

describe('the controls', () => {
  it('are closed to other names, to web pages and to malformed orders', async () => {
    const { url, control } = await bench()
    const rebound = await new Promise<number | undefined>((resolve) => {
      httpRequest(`${url}/_simulator/ledger`, { headers: { Host: 'evil.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect(rebound).toBe(403)
    const form = await fetch(`${url}/_simulator/clock`, { method: 'POST', body: '{"advanceSeconds":1}' })
    expect(form.status).toBe(415)
    await expect(control('POST', '/faults', { kind: 'explode' })).rejects.toThrow('400')
    await expect(control('POST', '/faults', { kind: 'delay', match: { path: '(' } })).rejects.toThrow('400')
    await expect(control('POST', '/nothing')).rejects.toThrow('404')
  })

  it('refuses what Stripe refuses: unknown parameters, paths and bodies', async () => {
    const { stripe, url, simulator } = await bench()
    expect(
      await failureOf(stripe.rawRequest('POST', '/v1/payment_intents', { amount: 5, currency: 'eur', colour: 'red' })),
    ).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
    expect(simulator.takeDeviations()).toEqual(['POST /v1/payment_intents: Received unknown parameter: colour'])
    expect((await failureOf(stripe.customers.list())).statusCode).toBe(404)
    expect(simulator.takeDeviations()).toEqual([
      "Unrecognized request URL (GET: /v1/customers). The simulator doesn't know it.",
    ])
    const huge = await fetch(`${url}/v1/payment_intents`, { method: 'POST', body: 'a'.repeat(2_000_000) })
    expect(huge.status).toBe(413)
  })
})
