import { TOTP } from 'otpauth'

/** What every authenticator app knows: six digits, half a minute, SHA-1. `label`: whose account the app shows it for. */
export const totpOf = (secret: string, label = 'account') =>
  new TOTP({ issuer: 'Callslip', label, secret, algorithm: 'SHA1', digits: 6, period: 30 })

/** The half minute that a code is of, or the one before or after it: clocks differ. Undefined where it is of none. */
export function stepOf(secret: string, code: string): bigint | undefined {
  const totp = totpOf(secret)
  const token = code.replace(/\s/g, '')
  const delta = /^\d{6}$/.test(token) ? totp.validate({ token, window: 1 }) : null
  return delta === null ? undefined : BigInt(totp.counter() + delta)
}
