import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { environments, type Environment } from '#lib/env.ts'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefixes = { development: 'cs_dev_', production: 'cs_live_' } as const satisfies Record<Environment, string>
const shape = /^cs_(?:dev|live)_[0-9A-Za-z]{38}$/

function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    // Bytes from 248 on would make the first characters likelier than the others.
    for (const byte of randomBytes(length * 2)) if (byte < 248 && text.length < length) text += base62[byte % 62]
  }
  return text
}

function checksum(text: string): string {
  let n = crc32(text)
  let digits = ''
  for (let i = 0; i < 6; i += 1) {
    digits = (base62[n % 62] ?? '') + digits
    n = Math.floor(n / 62)
  }
  return digits
}

export type NewKey = { key: string; hash: Uint8Array<ArrayBuffer>; prefix: string; lastFour: string }

/** A new API key: prefix, 32 random base62 characters (190 bits), 6 of CRC32 over both. Only its hash is ever stored. */
export function generateKey(environment: Environment): NewKey {
  const head = prefixes[environment] + randomBase62(32)
  const key = head + checksum(head)
  return { key, hash: hashKey(key), prefix: key.slice(0, prefixes[environment].length + 4), lastFour: key.slice(-4) }
}

// At once: an object for it would have to be collected, and every request with a key makes one.
export const hashKey = (key: string): Uint8Array<ArrayBuffer> => new Uint8Array(hash('sha256', key, 'buffer'))

/** Where a key belongs, by what it begins with. */
export const environmentOfKey = (key: string): Environment | undefined =>
  environments.find((environment) => key.startsWith(prefixes[environment]))

/** Whether a text is a key that some deployment may have issued; typing errors end here, without a query. */
export const isWellFormedKey = (key: string) => shape.test(key) && checksum(key.slice(0, -6)) === key.slice(-6)
