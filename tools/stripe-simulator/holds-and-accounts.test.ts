import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { bench, failureOf, heldIntent, manualCapture } from '#tools/stripe-simulator/testing.ts'

describe('accounts', () => {
  it('have the capabilities that were asked for, and what their country demands', async () => {
    const { stripe, control } = await bench()
    const asked = async (params: Stripe.AccountCreateParams) => {
      const { capabilities } = await stripe.accounts.create({ type: 'express', ...params })
      return Object.keys(capabilities ?? {})
    }
    const [transfers, cards] = [{ transfers: { requested: true } }, { card_payments: { requested: true } }]
    expect(await asked({ country: 'DE', capabilities: transfers })).toEqual(['transfers'])
    expect(await asked({ country: 'US', capabilities: { ...transfers, ...cards } })).toEqual([
      'transfers',
      'card_payments',
    ])
    const recipient = { tos_acceptance: { service_agreement: 'recipient' } }
    const refusal = async (params: Stripe.AccountCreateParams) =>
      (await failureOf(stripe.accounts.create({ type: 'express', ...params }))).message
    const outside = 'The recipient ToS agreement is not supported for platforms in FR creating accounts in LB.'
    expect(await refusal({ country: 'LB', capabilities: transfers, ...recipient })).toContain(outside)
    await control('POST', '/platform', { cross_border: true })
    expect(await asked({ country: 'LB', capabilities: transfers, ...recipient })).toEqual(['transfers'])
    expect(await refusal({ country: 'US', capabilities: transfers })).toContain('Your platform needs approval')
    expect(await refusal({ country: 'LB', capabilities: transfers })).toContain(
      'Connected accounts in LB cannot be created by platforms in FR.',
    )
    expect(await refusal({ country: 'IS', capabilities: transfers })).toContain('cannot be created by platforms in FR.')
    expect(await refusal({ country: 'FR', capabilities: transfers, ...recipient })).toContain('is not supported')
    expect(await refusal({ country: 'LB', capabilities: { ...transfers, ...cards }, ...recipient })).toContain(
      'can not request the `card_payments` capability',
    )
    expect(await refusal({ controller: { stripe_dashboard: { type: 'express' } } })).toContain('type, controller')
  })

  it('that the platform fills in are ready once it has brought along what is required', async () => {
    const { stripe, client } = await bench()
    const params = {
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'application',
        stripe_dashboard: { type: 'none' },
      },
      country: 'DE',
      capabilities: { transfers: { requested: true } },
    } as const satisfies Stripe.AccountCreateParams
    // Where the platform is French, by a token.
    const refusal = async (work: Promise<unknown>) => (await failureOf(work)).message
    expect(await refusal(stripe.accounts.create({ ...params, business_type: 'individual' }))).toContain(
      'Connect platforms based in FR must create accounts via account tokens',
    )
    const holder = { business_type: 'individual', individual: { first_name: 'Ada' } } as const
    const unheard = await stripe.tokens.create({ account: holder })
    expect(await refusal(stripe.accounts.create({ ...params, account_token: unheard.id }))).toContain('tos_shown')
    const told = { account: { ...holder, tos_shown_and_accepted: true } }
    expect(await refusal(client('sk_live_one').tokens.create(told))).toContain('publishable key')
    const token = await stripe.tokens.create(told)
    const bare = await stripe.accounts.create({ ...params, account_token: token.id })
    expect((await failureOf(stripe.accounts.create({ ...params, account_token: token.id }))).code).toBe(
      'token_already_used',
    )
    expect(bare.requirements?.currently_due).not.toContain('tos_acceptance.date')
    expect(bare.business_type).toBe('individual')
    expect(bare.requirements?.currently_due).toContain('external_account')
    expect([bare.payouts_enabled, bare.capabilities?.transfers]).toEqual([false, 'inactive'])
    expect((await failureOf(stripe.accounts.createLoginLink(bare.id))).message).toContain('Express Dashboard')
  })

  it('receive transfers only while they are active', async () => {
    const { stripe, control } = await bench()
    await stripe.paymentIntents.create({
      ...manualCapture,
      capture_method: 'automatic',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    const account = await stripe.accounts.create({})
    await control('POST', `/accounts/${account.id}`, { state: 'restricted' })
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
    })
    const params = { amount: 1000, currency: 'eur', destination: account.id }
    expect((await failureOf(stripe.transfers.create(params))).code).toBe('insufficient_capabilities_for_transfer')

    const link = await stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      return_url: 'https://example.org/back?x=1',
      refresh_url: 'https://example.org/again',
    })
    expect(await (await fetch(link.url)).text()).toContain('This is not Stripe')
    const done = await fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'complete' }),
      redirect: 'manual',
    })
    expect([done.status, done.headers.get('location')]).toEqual([303, 'https://example.org/back?x=1'])
    expect((await stripe.accounts.retrieve(account.id)).requirements?.currently_due).toEqual([])
    await control('POST', '/clock', { advanceSeconds: 2 * 86_400 })
    await stripe.transfers.create(params)
    expect(await failureOf(stripe.transfers.create({ ...params, destination: 'acct_nobody' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'destination',
    })
    expect((await failureOf(stripe.transfers.create({ ...params, amount: 10_001 }))).code).toBe('balance_insufficient')
  })
})

describe('holds', () => {
  it('lapse by the clock, and give the money back', async () => {
    const { stripe, control } = await bench()
    const intent = await heldIntent(stripe)
    await control('POST', '/clock', { advanceSeconds: 7 * 86_400 - 60 })
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
    await control('POST', '/clock', { advanceSeconds: 61 })
    const lapsed = await stripe.paymentIntents.retrieve(intent.id)
    expect(lapsed).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
      amount_capturable: 0,
    })
    expect((await failureOf(stripe.paymentIntents.capture(intent.id))).code).toBe('payment_intent_unexpected_state')
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, holds: [] })
    expect((await stripe.events.list({ type: 'payment_intent.canceled' })).data).toHaveLength(1)
  })

  it('are released by cancelling, once, and by the control route', async () => {
    const { stripe, control } = await bench()
    const intent = await heldIntent(stripe)
    expect((await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })).status).toBe(
      'canceled',
    )
    expect((await failureOf(stripe.paymentIntents.cancel(intent.id))).code).toBe('payment_intent_unexpected_state')
    expect(
      (await failureOf(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }))).statusCode,
    ).toBe(400)
    const other = await heldIntent(stripe)
    await control('POST', `/holds/${other.id}/lapse`)
    expect((await stripe.paymentIntents.retrieve(other.id)).status).toBe('canceled')
    const paid = await stripe.paymentIntents.capture((await heldIntent(stripe)).id)
    expect((await failureOf(stripe.paymentIntents.cancel(paid.id))).code).toBe('payment_intent_unexpected_state')
    expect((await stripe.balance.retrieve()).pending).toMatchObject([{ amount: 10_810, currency: 'eur' }])
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, holds: [] })
  })

  it('have one winner when capture and cancel race', async () => {
    const { stripe, control } = await bench()
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { id } = await heldIntent(stripe)
        const calls = [stripe.paymentIntents.capture(id), stripe.paymentIntents.cancel(id)]
        const settled = await Promise.allSettled(Math.random() < 0.5 ? calls : calls.reverse())
        return settled.filter((one) => one.status === 'fulfilled').length
      }),
    )
    expect(outcomes).toEqual(Array.from({ length: 40 }, () => 1))
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, holds: [] })
    const { data } = await stripe.events.list({ types: ['charge.captured', 'charge.refunded'], limit: 100 })
    expect(data).toHaveLength(40)
  })
})
