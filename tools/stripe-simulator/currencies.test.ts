import { expect, it } from 'vitest'
import { currencyCodes, getCurrency } from '#lib/money.ts'
import { checkCharge, readCurrency } from '#tools/stripe-simulator/currencies.ts'
import { Params } from '#tools/stripe-simulator/params.ts'
import { bench, failureOf, manualCapture } from '#tools/stripe-simulator/testing.ts'

it('takes every currency that is offered, from the same least charge on', () => {
  for (const code of currencyCodes) {
    const { minimumMinor, step } = getCurrency(code)
    const currency = code.toLowerCase()
    expect(readCurrency(new Params({ currency }))).toBe(currency)
    expect(checkCharge(minimumMinor, currency)).toBe(minimumMinor)
    expect(() => checkCharge(minimumMinor - step, currency)).toThrow()
  }
})

it('refuses a payment under the minimum, and one that is changed to lie under it', async () => {
  const { stripe } = await bench()
  const tooSmall = { statusCode: 400, code: 'amount_too_small', param: 'amount' }
  expect(await failureOf(stripe.paymentIntents.create({ ...manualCapture, amount: 49 }))).toMatchObject(tooSmall)
  const jpy = { ...manualCapture, currency: 'jpy' }
  expect(await failureOf(stripe.paymentIntents.create({ ...jpy, amount: 49 }))).toMatchObject(tooSmall)
  expect((await stripe.paymentIntents.create({ ...jpy, amount: 50 })).amount).toBe(50)
  const { id } = await stripe.paymentIntents.create({ ...manualCapture, amount: 50 })
  expect(await failureOf(stripe.paymentIntents.update(id, { amount: 49 }))).toMatchObject(tooSmall)
  expect((await stripe.paymentIntents.retrieve(id)).amount).toBe(50)
})
