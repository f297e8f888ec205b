import { DatabaseSync } from 'node:sqlite'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { bench, failureOf, heldIntent, manualCapture, newStateFile } from '#tools/stripe-simulator/testing.ts'

interface Ledger {
  balanced: boolean
  accounts: { livemode: boolean; account: string; currency: string; amount: number }[]
  holds: { payment_intent: string; amount: number }[]
}

function amounts(ledger: unknown): Record<string, number> {
  // The control route's own shape.
  return Object.fromEntries((ledger as Ledger).accounts.map((row) => [row.account, row.amount]))
}

describe('an order paid for, delivered, paid out and taken back', () => {
  it('holds, captures, transfers, reverses and refunds, and the ledger follows', async () => {
    const { stripe, control } = await bench()
    const account = await stripe.accounts.create({ type: 'express', country: 'FR', email: 'r@example.org' })
    expect(account.capabilities?.transfers).toBe('active')
    const created = await stripe.paymentIntents.create(manualCapture)
    expect(created).toMatchObject({
      status: 'requires_payment_method',
      livemode: false,
      metadata: manualCapture.metadata,
    })
    const held = await stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    })
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 11_000, amount_received: 0 })
    // Expanded by the request.
    const heldCharge = held.latest_charge as Stripe.Charge
    expect(heldCharge.captured).toBe(false)
    expect((heldCharge.payment_method_details?.card?.capture_before ?? 0) - heldCharge.created).toBe(7 * 86_400)
    expect(await control('GET', '/ledger')).toMatchObject({
      balanced: true,
      holds: [{ payment_intent: held.id, amount: 11_000 }],
    })

    const transferTo = {
      amount: 10_000,
      currency: 'eur',
      destination: account.id,
      source_transaction: heldCharge.id,
    }
    expect((await failureOf(stripe.transfers.create(transferTo))).statusCode).toBe(400)
    const captured = await stripe.paymentIntents.capture(held.id)
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 11_000, amount_capturable: 0 })
    expect(amounts(await control('GET', '/ledger'))).toEqual({
      cardholders: -11_000,
      holds: 0,
      platform: 10_810,
      fees: 190,
    })

    const transfer = await stripe.transfers.create(transferTo)
    expect(transfer).toMatchObject({
      transfer_group: 'ord_1',
      source_transaction: heldCharge.id,
      amount_reversed: 0,
    })
    expect((await failureOf(stripe.transfers.create({ ...transferTo, amount: 1001 }))).code).toBe(
      'balance_insufficient',
    )
    const connected = await stripe.balance.retrieve({}, { stripeAccount: account.id })
    expect(connected.available).toMatchObject([{ amount: 10_000, currency: 'eur' }])

    await stripe.transfers.createReversal(transfer.id, { amount: 4000 })
    expect((await failureOf(stripe.transfers.createReversal(transfer.id, { amount: 6001 }))).param).toBe('amount')
    await stripe.transfers.createReversal(transfer.id)
    expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject({
      reversed: true,
      amount_reversed: 10_000,
    })

    const refund = await stripe.refunds.create({ payment_intent: held.id, amount: 1000 })
    expect(refund.status).toBe('succeeded')
    expect((await failureOf(stripe.refunds.create({ payment_intent: held.id, amount: 10_001 }))).param).toBe('amount')
    await stripe.refunds.create({ charge: heldCharge.id })
    expect((await failureOf(stripe.refunds.create({ charge: heldCharge.id }))).code).toBe('charge_already_refunded')
    expect(await stripe.charges.retrieve(heldCharge.id)).toMatchObject({
      refunded: true,
      amount_refunded: 11_000,
    })

    const ledger = await control('GET', '/ledger')
    expect(ledger).toMatchObject({ balanced: true, holds: [] })
    expect(amounts(ledger)).toEqual({
      cardholders: -11_000,
      holds: 0,
      platform: -190,
      fees: 190,
      refunds: 11_000,
      [`connected:${account.id}`]: 0,
    })
  })

  it('says so when the ledger and the objects disagree', async () => {
    const stateFile = newStateFile()
    const { stripe, control } = await bench({ stateFile })
    const intent = await heldIntent(stripe)
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, unbalanced: [], mismatches: [] })
    const intruder = new DatabaseSync(stateFile)
    intruder.exec("UPDATE ledger SET amount = amount + 1 WHERE account = 'holds'")
    expect(await control('GET', '/ledger')).toMatchObject({
      balanced: false,
      unbalanced: [{ sum: 1 }],
      mismatches: [{ account: 'holds', ledger: 11_001, objects: 11_000 }],
    })
    // A posting that adds up, but that no object knows of.
    intruder.exec("UPDATE ledger SET amount = amount - 1 WHERE account = 'cardholders'")
    expect(await control('GET', '/ledger')).toMatchObject({
      balanced: false,
      unbalanced: [],
      mismatches: [{ account: 'holds' }],
    })
    intruder.exec('DELETE FROM ledger')
    intruder.close()
    expect(await control('GET', '/ledger')).toMatchObject({
      balanced: false,
      holds: [{ payment_intent: intent.id }],
    })
  })

  it('lets a test alter an intent behind the API, while the hold stays what it was', async () => {
    const { stripe, control } = await bench()
    const intent = await heldIntent(stripe)
    await control('POST', `/payment_intents/${intent.id}`, { amount: 12_000, currency: 'usd' })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ amount: 12_000, currency: 'usd' })
    expect((await failureOf(stripe.paymentIntents.capture(intent.id))).code).toBe('amount_too_large')
    expect(await control('GET', '/ledger')).toMatchObject({
      balanced: true,
      holds: [{ amount: 11_000, currency: 'eur' }],
    })
  })

  it('captures a part and gives the rest back', async () => {
    const { stripe, control } = await bench()
    const intent = await heldIntent(stripe)
    expect((await failureOf(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 11_001 }))).code).toBe(
      'amount_too_large',
    )
    await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 6000 })
    expect(amounts(await control('GET', '/ledger'))).toEqual({
      cardholders: -6000,
      holds: 0,
      platform: 5885,
      fees: 115,
    })
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
  })

  it('takes a disputed amount back', async () => {
    const { stripe, control } = await bench()
    const intent = await stripe.paymentIntents.create({
      ...manualCapture,
      capture_method: 'automatic',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 11_000 })
    await control('POST', '/disputes', { payment_intent: intent.id })
    // The charge's id, not expanded.
    expect((await stripe.charges.retrieve(intent.latest_charge as string)).disputed).toBe(true)
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
    expect((await stripe.events.list({ type: 'charge.dispute.created' })).data).toHaveLength(1)
  })
})

describe('the balance behind it', () => {
  it('sets what a charge brought aside for its transfers while it is pending, and no longer', async () => {
    const { stripe, control } = await bench()
    const { id: destination } = await stripe.accounts.create({ type: 'express', country: 'FR' })
    const charged = async () => {
      const { id } = await heldIntent(stripe)
      // The charge's id, not expanded.
      return (await stripe.paymentIntents.capture(id)).latest_charge as string
    }
    const send = (source_transaction: string) =>
      stripe.transfers.create({ amount: 5000, currency: 'eur', destination, source_transaction })
    const first = await charged()
    await send(first)
    await control('POST', '/clock', { advanceSeconds: 3 * 86_400 })
    await control('POST', '/payouts', { amount: 5810, currency: 'eur' })
    expect((await failureOf(send(first))).code).toBe('balance_insufficient')
    await send(await charged())
    await control('POST', '/clock', { advanceSeconds: 3 * 86_400 })
    await send(first)
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
  })

  it('settles in another currency at a rate, and takes transfers from a charge in that currency alone', async () => {
    const { stripe, control } = await bench()
    await control('POST', '/settlement', { jpy: { currency: 'eur', rate: 0.0061 } })
    const account = await stripe.accounts.create({ type: 'express', country: 'FR' })
    const { id } = await heldIntent(stripe, { currency: 'jpy' })
    const { latest_charge } = await stripe.paymentIntents.capture(id, { expand: ['latest_charge.balance_transaction'] })
    // Expanded by the request.
    const charge = latest_charge as Stripe.Charge
    const settled = { amount: 6710, currency: 'eur', exchange_rate: 0.0061, fee: 126, net: 6584, source: charge.id }
    expect(charge.balance_transaction).toMatchObject({ ...settled, type: 'charge', status: 'pending' })
    const transfer = { destination: account.id, source_transaction: charge.id }
    expect(await failureOf(stripe.transfers.create({ ...transfer, amount: 10_000, currency: 'jpy' }))).toMatchObject({
      statusCode: 400,
      param: 'currency',
    })
    expect((await failureOf(stripe.transfers.create({ ...transfer, amount: 6711, currency: 'eur' }))).code).toBe(
      'balance_insufficient',
    )
    await stripe.transfers.create({ ...transfer, amount: 6100, currency: 'eur' })
    const refund = await stripe.refunds.create({
      payment_intent: id,
      amount: 1000,
      expand: ['balance_transaction'],
    })
    expect(refund.balance_transaction).toMatchObject({ amount: -610, currency: 'eur', type: 'refund' })
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
    const { data } = await stripe.balanceTransactions.list({ type: 'charge' })
    expect(data).toMatchObject([settled])
  })

  it('holds a card’s money back for two days, and transfers no more than is available', async () => {
    const { stripe, control } = await bench()
    const account = await stripe.accounts.create({ type: 'express', country: 'FR' })
    const { id } = await heldIntent(stripe)
    await stripe.paymentIntents.capture(id)
    expect(await stripe.balance.retrieve()).toMatchObject({
      available: [{ amount: 0, currency: 'eur' }],
      pending: [{ amount: 10_810, currency: 'eur' }],
    })
    const transfer = { destination: account.id, amount: 10_000, currency: 'eur' }
    expect((await failureOf(stripe.transfers.create(transfer))).code).toBe('balance_insufficient')
    await control('POST', '/clock', { advanceSeconds: 2 * 86_400 })
    expect((await stripe.transfers.create(transfer)).amount).toBe(10_000)
    expect(await stripe.balance.retrieve()).toMatchObject({ available: [{ amount: 810 }], pending: [{ amount: 0 }] })
  })

  it('takes a fee for a dispute, and doesn’t give it back with the amount', async () => {
    const { stripe, control } = await bench()
    const { id } = await heldIntent(stripe)
    await stripe.paymentIntents.capture(id)
    const { id: disputeId } = (await control('POST', '/disputes', { payment_intent: id })) as { id: string }
    await control('POST', `/disputes/${disputeId}`, { status: 'won' })
    const dispute = await stripe.disputes.retrieve(disputeId)
    expect(dispute.balance_transactions).toMatchObject([
      { amount: -11_000, fee: 2000, net: -13_000, reporting_category: 'dispute' },
      { amount: 11_000, fee: 0, reporting_category: 'dispute_reversal' },
    ])
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
  })

  it('takes no amount back twice, however many banks ask', async () => {
    const { stripe, control } = await bench()
    const { id } = await heldIntent(stripe)
    await stripe.paymentIntents.capture(id)
    const inquiry = { payment_intent: id, inquiry: true }
    const [one, other] = (await Promise.all([1, 2].map(() => control('POST', '/disputes', inquiry)))) as {
      id: string
    }[]
    await stripe.refunds.create({ payment_intent: id, amount: 1000 })
    await control('POST', `/disputes/${one?.id}`, { status: 'needs_response' })
    expect(await control('POST', `/disputes/${other?.id}`, { status: 'needs_response' })).toMatchObject({
      amount: 0,
      status: 'warning_closed',
    })
    expect(await stripe.disputes.retrieve(one?.id ?? '')).toMatchObject({ amount: 10_000, status: 'needs_response' })
  })
})

describe('amounts', () => {
  it.each([
    ['kwd', 1001, 400],
    ['kwd', 1010, 200],
    ['isk', 150, 400],
    ['isk', 200, 200],
    ['jpy', 57, 200],
    ['eur', 0, 400],
    ['eur', -5, 400],
    ['eur', 100_000_000, 400],
    ['xyz', 100, 400],
    ['EUR', 100, 400],
    ['eur', 1.5, 400],
  ])('%s %d answers %d', async (currency, amount, status) => {
    const { stripe } = await bench()
    const asked = stripe.paymentIntents.create({ amount, currency })
    if (status === 200) expect((await asked).amount).toBe(amount)
    else expect(await failureOf(asked)).toMatchObject({ statusCode: status, type: 'StripeInvalidRequestError' })
  })
})
