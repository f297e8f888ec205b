import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { getEnv } from '#lib/env.ts'

export type Purpose = 'encryption' | 'access-token' | 'session' | 'document-url' | 'mail-link'

const derived = new Map<Purpose, Buffer>()

/** A 32-byte key for one purpose, derived from APP_SECRET, so that one leaking use gives away no other. */
export function keyFor(purpose: Purpose): Buffer {
  let key = derived.get(purpose)
  if (!key)
    derived.set(purpose, (key = Buffer.from(hkdfSync('sha256', getEnv().APP_SECRET, '', `callslip/${purpose}`, 32))))
  return key
}

/** AES-256-GCM: base64url of nonce (12 bytes), tag (16), ciphertext. */
export function encrypt(plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor('encryption'), nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Reverses `encrypt`; throws where the text was made with another APP_SECRET or altered. */
export function decrypt(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor('encryption'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

export const sign = (purpose: Purpose, text: string) =>
  createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')

export function isSignatureOf(purpose: Purpose, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
