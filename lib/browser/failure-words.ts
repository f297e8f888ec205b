import type { ErrorCode } from '#lib/errors.ts'
import { catalogue } from '#lib/words/en/failures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The codes whose sentence of the API speaks of scopes, keys, bytes and states, which only a program's author knows. */
const codes = [
  'api_key_expired',
  'api_key_invalid',
  'api_key_revoked',
  'body_too_large',
  'client_suspended',
  'headers_too_large',
  'idempotency_in_progress',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'insufficient_scope',
  'internal',
  'method_not_allowed',
  'misdirected_request',
  'not_found',
  'offer_not_active',
  'order_not_changeable',
  'order_not_open',
  'order_not_withdrawable',
  'payments_not_configured',
  'production_not_enabled',
  'request_timeout',
  'unsupported_media_type',
  'wrong_environment',
] as const satisfies readonly ErrorCode[]

/**
 * Programmers compare what they read with the API's answers, and operators act by the exact state: both keep its words.
 * The server, which knows no address here, hands no failure on to the browser.
 */
const keepsApiWords = () =>
  typeof location !== 'undefined' && /^\/(developers|docs|operator)(\/|$)/.test(location.pathname)

/** A failure of this code in people's words; undefined where the API's own sentence is fit for them, or wanted. */
export function failureWords(code: string | undefined): string | undefined {
  const known = codes.find((one) => one === code)
  return known === undefined || keepsApiWords() ? undefined : t(`codes.${known}`)
}
