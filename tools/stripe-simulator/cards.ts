import type { Call } from '#tools/stripe-simulator/call.ts'
import { load, loadParam } from '#tools/stripe-simulator/call.ts'
import { ApiError, badParam, missingParam } from '#tools/stripe-simulator/errors.ts'
import type { Charge, PaymentMethod } from '#tools/stripe-simulator/objects.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'
import { newId, type Store } from '#tools/stripe-simulator/state.ts'
import { testCards, unknownCard } from '#lib/payments/test-cards.ts'
import type { TestCard } from '#lib/payments/test-cards.ts'

export function testCardOf(method: PaymentMethod): TestCard {
  return testCards.find((card) => card.number === method._simulator.card) ?? unknownCard
}

/** The test card that a charge was paid with. */
export function cardOf(store: Store, { payment_method: id, livemode }: Charge): TestCard | undefined {
  const method = store.get('payment_method', id, livemode)
  return method && testCardOf(method)
}

/** The payment method that the request names, brings along, or nothing. */
export function readPaymentMethod(call: Call): PaymentMethod | undefined {
  const id = call.params.text('payment_method')
  if (id !== undefined) return methodByName(call, id)
  const data = call.params.group('payment_method_data')
  return data && cardFromNumber(call, data)
}

/** Paying with Link, for programs: the simulator's own name, for Stripe publishes none. */
const linkMethod = 'pm_simulator_link'

function methodByName(call: Call, id: string): PaymentMethod {
  if (id === linkMethod) return storeLink(call)
  const card = testCards.find((one) => one.tokens.includes(id))
  if (card === undefined) return loadParam(call, 'payment_method', id, 'payment_method', 'PaymentMethod')
  const year = new Date().getUTCFullYear() + 3
  return storeMethod(call, card, card.number.slice(-4), 12, year)
}

function storeMethod(
  call: Call,
  card: TestCard,
  last4: string,
  month: number,
  year: number,
  billing?: unknown,
): PaymentMethod {
  const method = {
    id: newId('pm'),
    object: 'payment_method' as const,
    livemode: call.livemode,
    created: call.store.now(),
    allow_redisplay: call.params.group('payment_method_data')?.text('allow_redisplay') ?? 'unspecified',
    billing_details: billing ?? { address: null, email: null, name: null, phone: null },
    card: {
      brand: card.brand ?? 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      exp_month: month,
      exp_year: year,
      funding: card.funding ?? 'credit',
      last4,
      three_d_secure_usage: { supported: true },
    },
    customer: null,
    metadata: {},
    type: 'card' as const,
    // Never the number itself, unless it is a published test number.
    _simulator: { card: card.number },
  }
  call.store.put(method)
  return method
}

function storeLink(call: Call): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    livemode: call.livemode,
    created: call.store.now(),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    link: { email: null },
    customer: null,
    allow_redisplay: 'unspecified',
    type: 'link',
    _simulator: { card: testCards[0]?.number ?? '' },
  }
  call.store.put(method)
  return method
}

function cardFromNumber(call: Call, data: Params): PaymentMethod {
  const type = data.requiredText('type')
  if (type !== 'card') throw badParam('payment_method_data[type]', `The simulator knows only cards, not ${type}.`)
  const card = data.group('card')
  if (card === undefined) throw missingParam('payment_method_data[card]')
  card.only('number', 'exp_month', 'exp_year', 'cvc')
  const number = card.requiredText('number').replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number)) {
    throw invalidCard('invalid_number', 'number', 'The card number is not a valid credit card number.')
  }
  if (!passesLuhn(number)) throw invalidCard('incorrect_number', 'number', 'Your card number is incorrect.')
  const known = testCards.find((one) => one.number === number) ?? unknownCard
  const { month, year } = readExpiry(call, card)
  const cvc = card.text('cvc')
  const length = known.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (cvc !== undefined && !length.test(cvc)) {
    throw invalidCard('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  return storeMethod(call, known, number.slice(-4), month, year, data.values.billing_details)
}

function readExpiry(call: Call, card: Params): { month: number; year: number } {
  const month = card.integer('exp_month')
  const given = card.integer('exp_year')
  if (month === undefined) throw missingParam('payment_method_data[card][exp_month]')
  if (given === undefined) throw missingParam('payment_method_data[card][exp_year]')
  if (month < 1 || month > 12) {
    throw invalidCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const year = given < 100 ? 2000 + given : given
  const now = new Date(call.store.now() * 1000)
  const thisYear = now.getUTCFullYear()
  if (year < thisYear || year > thisYear + 50) {
    throw invalidCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
  if (year === thisYear && month < now.getUTCMonth() + 1) {
    throw invalidCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  return { month, year }
}

function invalidCard(code: string, param: string, message: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, param, message }, { remembered: false })
}

function passesLuhn(number: string): boolean {
  let sum = 0
  ;[...number].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  })
  return sum % 10 === 0
}

/** POST /v1/payment_methods */
export function createPaymentMethod(call: Call): unknown {
  call.params.only('type', 'card', 'billing_details', 'metadata', 'allow_redisplay')
  return cardFromNumber(call, call.params)
}

export function retrievePaymentMethod(call: Call): unknown {
  call.params.only()
  return load(call, 'payment_method', call.ids[0] ?? '', 'PaymentMethod', 'payment_method')
}
