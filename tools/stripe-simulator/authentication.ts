import type { IncomingMessage } from 'node:http'
import { unauthorized } from '#tools/stripe-simulator/errors.ts'

export interface Credentials {
  livemode: boolean
  publishable: boolean
}

/** Bearer, Basic (key as the user), or the `key` parameter that Stripe.js sends. */
export function authenticate(request: IncomingMessage, keyParam: string | undefined): Credentials {
  const key = keyFrom(request.headers.authorization) ?? keyParam
  if (key === undefined) {
    throw unauthorized(
      'You did not provide an API key. Send it in the Authorization header: Authorization: Bearer YOUR_SECRET_KEY.',
    )
  }
  const parts = /^(sk|rk|pk)_(test|live)_[A-Za-z0-9_]+$/.exec(key)
  if (parts === null) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`)
  // Passed on by the proxy that browsers come through: a secret key must not work from outside.
  if (parts[1] !== 'pk' && request.headers['x-forwarded-host'] !== undefined) {
    throw unauthorized('Secret keys are not accepted from a browser. Use the publishable key.')
  }
  return { publishable: parts[1] === 'pk', livemode: parts[2] === 'live' }
}

function keyFrom(header: string | undefined): string | undefined {
  const [scheme, value] = (header ?? '').split(' ')
  if (value === undefined || value === '') return undefined
  if (scheme?.toLowerCase() === 'bearer') return value
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0]
  return undefined
}
