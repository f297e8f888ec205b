import { expect, it } from 'vitest'
import { currencyCodes, getCurrency } from '#lib/money.ts'
import { checkCharge, readCurrency } from './currencies.ts'
import { Params } from './params.ts'
import { bench, failureOf, MANUAL } from './testing.ts'

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
  expect(await failureOf(stripe.paymentIntents.create({ ...MANUAL, amount: 49 }))).toMatchObject(tooSmall)
  const jpy = { ...MANUAL, currency: 'jpy' }
  expect(await failureOf(stripe.paymentIntents.create({ ...jpy, amount: 49 }))).toMatchObject(tooSmall)
  expect((await stripe.paymentIntents.create({ ...jpy, amount: 50 })).amount).toBe(50)
  const { id } = await stripe.paymentIntents.create({ ...MANUAL, amount: 50 })
  expect(await failureOf(stripe.paymentIntents.update(id, { amount: 49 }))).toMatchObject(tooSmall)
  expect((await stripe.paymentIntents.retrieve(id)).amount).toBe(50)
})
