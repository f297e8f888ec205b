import { expect, it } from 'vitest'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'
import { paymentStatuses } from '#lib/payments/state.ts'
import { sumMoney } from '#lib/payments/sum-money.ts'

const payment = (status: PaymentSnapshot['payment']['status'], more: Partial<PaymentSnapshot['payment']> = {}) => ({
  status,
  currency: 'EUR',
  amount: 1000,
  ...more,
})

it('counts each payment once, where its money stands', () => {
  const parts = Object.fromEntries(
    paymentStatuses.map((status) => {
      const [sum] = sumMoney([
        payment(status, {
          refundedAmount: status === 'refunded' ? 1000 : 0,
          disputedAmount: status === 'disputed' ? 1000 : 0,
        }),
      ])
      return [status, [sum?.held, sum?.charged, sum?.disputed]]
    }),
  )
  expect(parts).toEqual({
    initiated: [0, 0, 0],
    authorized: [1000, 0, 0],
    captured: [0, 1000, 0],
    transferred: [0, 1000, 0],
    failed: [0, 0, 0],
    canceled: [0, 0, 0],
    expired: [0, 0, 0],
    refunded: [0, 0, 0],
    partially_refunded: [0, 1000, 0],
    disputed: [0, 0, 1000],
    mismatch: [0, 0, 0],
  })
})

it('takes off what has gone back, and adds up each currency by itself', () => {
  expect(
    sumMoney([
      payment('partially_refunded', { refundedAmount: 300 }),
      payment('captured'),
      payment('captured', { dispute: 'won' }),
      payment('captured', { currency: 'JPY', amount: 7 }),
      payment('disputed', { dispute: 'lost', refundedAmount: 100, disputedAmount: 900 }),
      // A bank took back a part, and another asks about one.
      payment('disputed', { dispute: 'open', disputedAmount: 400 }),
    ]),
  ).toEqual([
    { currency: 'EUR', held: 0, charged: 3300, disputed: 1300 },
    { currency: 'JPY', held: 0, charged: 7, disputed: 0 },
  ])
})
