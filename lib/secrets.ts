import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { getEnv } from '#lib/env.ts'

export type Purpose = 'encryption' | 'access-token' | 'session' | 'document-url'

/**
 * A key for one purpose, and the name of the secret that it comes from: what is made with it says so. `object` is the same key
 * made ready once: a cipher with bare bytes takes four times as long.
 */
export type NamedKey = { id: string; key: Buffer; object: KeyObject }

const derived = new Map<string, NamedKey>()

const derive = (secret: string, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `callslip/${use}`, bytes))

function namedKey(secret: string, purpose: Purpose): NamedKey {
  const name = `${purpose}\n${secret}`
  let known = derived.get(name)
  if (!known) {
    // The id gives nothing of the secret away: it is derived like a key of its own.
    const id = derive(secret, 'key-id', 6).toString('base64url')
    const key = derive(secret, purpose, 32)
    derived.set(name, (known = { id, key, object: createSecretKey(key) }))
  }
  return known
}

/** The 32-byte key with which new things are made, derived from APP_SECRET, so that one leaking use gives away no other. */
export const currentKey = (purpose: Purpose): NamedKey => namedKey(getEnv().APP_SECRET, purpose)

/**
 * The keys that can have made something: the one of that id, if its secret is among ours; for what bears no id, because it
 * is older than ids, every one that we have.
 */
export function keysNamed(purpose: Purpose, id: string | undefined): NamedKey[] {
  const { APP_SECRET, APP_SECRET_PREVIOUS } = getEnv()
  const all = [APP_SECRET, ...APP_SECRET_PREVIOUS].map((secret) => namedKey(secret, purpose))
  return id === undefined ? all : all.filter((one) => one.id === id)
}

/** Splits `id.rest`; what is older has no dot. */
function splitId(text: string): { id: string | undefined; rest: string } {
  const dot = text.indexOf('.')
  return dot < 0 ? { id: undefined, rest: text } : { id: text.slice(0, dot), rest: text.slice(dot + 1) }
}

/** AES-256-GCM: the key's id, a dot, then base64url of nonce (12 bytes), tag (16), ciphertext. */
export function encrypt(plain: string): string {
  const { id, object } = currentKey('encryption')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', object, nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

/** Reverses `encrypt`; throws where the text was made with a secret that isn't among ours, or altered. */
export function decrypt(sealed: string): string {
  const { id, rest } = splitId(sealed)
  const bytes = Buffer.from(rest, 'base64url')
  for (const { object } of keysNamed('encryption', id)) {
    try {
      return openWith(object, bytes)
    } catch {
      // Made with another of them, or by nobody.
    }
  }
  throw new Error('This was sealed with another APP_SECRET, or altered since.')
}

/** The same; undefined where none of our secrets opens it: the one that it was made with may be lost, as after a restore with another. */
export function findPlain(sealed: string): string | undefined {
  try {
    return decrypt(sealed)
  } catch {
    return undefined
  }
}

function openWith(key: KeyObject, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** The key's id, a dot, and the signature. */
export function sign(purpose: Purpose, text: string): string {
  const { id, object } = currentKey(purpose)
  return `${id}.${hmac(object, text)}`
}

export function isSignatureOf(purpose: Purpose, text: string, signature: string): boolean {
  const { id, rest } = splitId(signature)
  const given = Buffer.from(rest)
  return keysNamed(purpose, id).some(({ object }) => {
    const expected = Buffer.from(hmac(object, text))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
