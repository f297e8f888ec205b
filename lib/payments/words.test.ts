import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '#lib/orders/state.ts'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'
import { moneyRemark } from '#lib/payments/money-title.ts'
import { describeMoney, describeShare, earlierSentences, returnAhead, type ShareFacts } from '#lib/payments/words.ts'

const say = (minor: number) => `€${(minor / 100).toFixed(2)}`
const charged = {
  status: 'captured',
  paymentIntentId: 'pi_1',
  amount: 4675,
  currency: 'EUR',
  platformFee: 425,
  transferAmount: 4250,
} as const satisfies PaymentSnapshot['payment']
const words = (
  facts: Partial<PaymentSnapshot['payment']>,
  orderStatus: OrderStatus = 'delivered',
  outcome?: 'found' | 'not_found',
) => {
  const { title, sentences } = describeMoney({ ...charged, ...facts }, { orderStatus, outcome, researcher: 'Ada' }, say)
  return [title, ...sentences].join(' | ')
}

it.each<[Partial<PaymentSnapshot['payment']>, number]>([
  [{}, 2475],
  [{ status: 'authorized' }, 2475],
  [{ status: 'disputed', dispute: 'open' }, 0],
  [{ status: 'disputed', dispute: 'lost' }, 0],
  [{ dispute: 'open' }, 0],
  [{ dispute: 'won' }, 2475],
  [{ status: 'refunded', refundedAmount: 4675 }, 0],
  [{ status: 'canceled' }, 0],
])('knows what an acceptance gives back where nothing was found: %j', (facts, expected) => {
  expect(returnAhead({ ...charged, noFindAmount: 2200, noFindTransferAmount: 2000, ...facts })).toBe(expected)
  expect(returnAhead({ ...charged, ...facts })).toBe(0)
})

describe('to a customer', () => {
  const noFind = { noFindAmount: 2200, noFindTransferAmount: 2000 }
  it.each<[Partial<PaymentSnapshot['payment']>, OrderStatus, 'found' | 'not_found' | undefined, RegExp | null]>([
    [{ status: 'authorized' }, 'confirmed', undefined, /If nothing is found, it costs €22\.00: €24\.75 goes back/],
    [{}, 'in_progress', undefined, /receives €42\.50.*If nothing is found, it costs €22\.00/],
    // What went back, is on its way or is seen to by itself doesn't go back once more.
    [{ status: 'partially_refunded', refundedAmount: 475 }, 'in_progress', undefined, /€22\.00: €20\.00 goes back/],
    [{ pendingRefundAmount: 475 }, 'delivered', 'not_found', /€20\.00 goes back to your card when you accept/],
    [{ failedRefundAmount: 475 }, 'delivered', 'not_found', /€20\.00 goes back to your card when you accept/],
    [{}, 'delivered', 'not_found', /receives €20\.00.*€24\.75 goes back to your card when you accept/],
    [{ refundedAmount: 475, reversedAmount: 431 }, 'delivered', 'not_found', /receives €20\.00.*€20\.00 goes back/],
    [{ refundedAmount: 4675, reversedAmount: 4250, status: 'refunded' }, 'delivered', 'not_found', null],
    [{}, 'delivered', 'found', null],
    [{ dispute: 'open', status: 'disputed' }, 'delivered', 'not_found', null],
    [{}, 'completed', 'not_found', /For a search that finds nothing, €22\.00 was agreed/],
    [{}, 'cancelled', undefined, null],
    [{ status: 'canceled' }, 'withdrawn', undefined, null],
  ])('says what a search costs that finds nothing: %j, %s, %s', (facts, status, outcome, expected) => {
    const said = words({ ...noFind, ...facts }, status, outcome)
    if (expected) expect(said).toMatch(expected)
    else expect(said).not.toMatch(/nothing (is|was) found/i)
    expect(words(facts, status, outcome)).not.toMatch(/finds? nothing|nothing (is|was) found/i)
  })

  it.each<[string, Partial<PaymentSnapshot['payment']>, OrderStatus, RegExp]>([
    ['a charge', {}, 'delivered', /^Charged \| €46\.75 was charged.*Ada receives €42\.50 of it when you accept/],
    ['a refund on its way', { pendingRefundAmount: 1100 }, 'delivered', /A refund of €11\.00 is on its way\./],
    [
      'a part that went back',
      { status: 'partially_refunded', refundedAmount: 1100, reversedAmount: 1000 },
      'delivered',
      /€11\.00 went back to your card.*Ada receives €32\.50 of it/,
    ],
    ['a refund that failed', { failedRefundAmount: 4675 }, 'cancelled', /€46\.75 failed and has not reached you/],
    [
      'a share that is sent in part',
      { status: 'transferred', researcherAmount: 1000, researcherDueAmount: 4250 },
      'completed',
      /Ada has received €10\.00 of it\. \| €32\.50 is due to Ada and not sent yet/,
    ],
    [
      'a charge of an order that nobody works on any more',
      { pendingRefundAmount: 4675 },
      'open',
      /was charged\. \| A refund of €46\.75 is on its way\.$/,
    ],
    ['a dispute', { status: 'disputed', dispute: 'open' }, 'completed', /^In dispute.*Nothing moves until/],
    [
      'a lost one',
      { status: 'disputed', dispute: 'lost' },
      'completed',
      /^Taken back by your bank.*decided the dispute for you/,
    ],
  ])('says of %s what is true of it', (_, facts, status, expected) => {
    expect(words(facts, status)).toMatch(expected)
  })

  it('never calls refunded what has not gone back', () => {
    for (const facts of [{ pendingRefundAmount: 4675 }, { failedRefundAmount: 4675 }])
      expect(words(facts, 'cancelled')).not.toMatch(/went back|Refunded/)
  })
})

describe('to a researcher', () => {
  const share = (facts: Partial<ShareFacts>, orderStatus: OrderStatus) =>
    describeShare(
      { amount: 4250, sent: 0, due: 0, offset: 0, writtenOff: 0, held: false, disputed: false, ...facts },
      orderStatus,
      say,
    ).join(' | ')

  it('names what was sent, what is due and what is owed back, each once', () => {
    expect(share({ held: true }, 'confirmed')).toMatch(/^Your share of €42\.50 is held/)
    expect(share({ held: true }, 'in_progress')).toMatch(/is held on the customer’s card\. It is being charged\.$/)
    expect(share({}, 'in_progress')).toMatch(/^Your share of €42\.50 is charged, and sent to you when/)
    expect(share({ due: 4250 }, 'completed')).toBe('€42.50 is due to you and not sent to your payout account yet.')
    expect(share({ amount: 2887, due: 2887 }, 'completed')).toBe(
      '€28.87 is due to you and not sent to your payout account yet.',
    )
    expect(share({ sent: 4250, due: 4250 }, 'completed')).toBe('€42.50 was sent to your payout account.')
    expect(share({ amount: 3250, sent: 4250, due: 3250 }, 'completed')).toMatch(
      /€42\.50 was sent.*€10\.00 is taken back/,
    )
    expect(share({ sent: 4250, due: 4250, offset: 1000 }, 'completed')).toBe(
      '€32.50 was sent to your payout account. | €10.00 was set off against what you owed for another order.',
    )
    expect(share({ amount: 3250, sent: 3250, due: 3250, offset: -1000 }, 'completed')).toBe(
      '€42.50 was sent to your payout account. | €10.00 of it was taken back out of your share of another order.',
    )
    expect(share({ amount: 3250, sent: 4250, due: 4250, writtenOff: 1000 }, 'completed')).toMatch(
      /^€42\.50 was sent to your payout account\. \| €10\.00 of it is more than your part.*you keep it\.$/,
    )
    expect(share({ amount: 0 }, 'completed')).toBe(
      'The customer got all of your part back, so nothing of it is due to you.',
    )
    for (const status of ['delivered', 'completed'] as const)
      expect(share({ amount: 0, findAmount: 4250 }, status)).toBe(
        'Nothing was found, and nothing is due to you for that.',
      )
    expect(share({ amount: 0 }, 'cancelled')).toBe(
      'The order ended before its completion, so nothing of it is due to you.',
    )
    expect(share({ amount: 0, offset: -4250 }, 'completed')).toBe(
      '€42.50 was sent to your payout account. | €42.50 of it was taken back out of your share of another order.',
    )
    expect(share({}, 'cancelled')).toBe('The order ended before its completion, so nothing of it is due to you.')
    expect(share({ disputed: true }, 'completed')).toMatch(/^The customer’s bank questions the charge/)
    expect(describeShare(undefined, 'completed', say)[0]).toMatch(/by invoice/)
  })
})

it('says of an earlier charge what became of it, and nothing of what is ahead', () => {
  const facts = {
    status: 'partially_refunded',
    refundedAmount: 1100,
    failedRefundAmount: 500,
    noFindAmount: 2200,
  } as const
  expect(earlierSentences({ ...charged, ...facts }, say)).toEqual([
    '€46.75 was charged.',
    expect.stringContaining('€11.00 went back'),
    expect.stringMatching(/refund of €5\.00 .*failed/),
  ])
})

it.each<[string | undefined, Partial<PaymentSnapshot['payment']>]>([
  [undefined, {}],
  [undefined, { status: 'transferred', dispute: 'won' }],
  [undefined, { status: 'initiated' }],
  ['Held, not charged', { status: 'authorized' }],
  ['The hold ran out', { status: 'expired' }],
  ['The payment was ended', { status: 'canceled' }],
  ['Refunded in part', { status: 'partially_refunded', refundedAmount: 1100 }],
  ['A refund is on its way', { pendingRefundAmount: 1100 }],
  ['A refund is on its way', { failedRefundAmount: 1100, retriedRefundAmount: 1100 }],
  ['A refund failed', { failedRefundAmount: 1100 }],
  ['In dispute with your bank', { status: 'disputed', dispute: 'open' }],
  ['Taken back by your bank', { status: 'captured', dispute: 'lost' }],
  ['An operator is looking at this payment', { status: 'mismatch' }],
])('beside "paid": %s', (remark, facts) => expect(moneyRemark({ ...charged, ...facts })).toBe(remark))
