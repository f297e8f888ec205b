import type { StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { failureOf, standingOf } from './payment-failure.ts'

test.each([
  ['requires_payment_method', 'open'],
  ['requires_confirmation', 'open'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['requires_capture', 'authorized'],
  ['succeeded', 'authorized'],
  ['canceled', 'canceled'],
] as const)('a payment in %s is %s', (status, standing) => expect(standingOf({ status })).toBe(standing))

test.each<[StripeError, string, RegExp]>([
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'x' },
    'declined',
    /declined the card/,
  ],
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'x' },
    'declined',
    /enough money/,
  ],
  [{ type: 'card_error', code: 'expired_card', message: 'x' }, 'declined', /expired/],
  [{ type: 'card_error', code: 'incorrect_cvc', message: 'x' }, 'declined', /security code/],
  [
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'x' },
    'authentication',
    /that it was you/,
  ],
  [{ type: 'api_connection_error', message: 'x' }, 'unknown', /can't pay twice/],
  [{ type: 'api_error', message: 'x' }, 'unknown', /can't pay twice/],
  [{ type: 'validation_error', code: 'incomplete_number', message: 'Incomplete.' }, 'input', /^Incomplete\.$/],
  [{ type: 'invalid_request_error', message: 'Says the provider.' }, 'refused', /^Says the provider\.$/],
])('%j', (error, kind, message) => {
  expect(failureOf(error)).toMatchObject({ kind, message: expect.stringMatching(message) })
})

test('a lost card is not called lost to whoever holds it', () => {
  const failure = failureOf({ type: 'card_error', code: 'card_declined', decline_code: 'lost_card', message: 'lost' })
  expect(failure.message).not.toMatch(/lost|stolen/)
  expect(failure.code).toBe('lost_card')
})
