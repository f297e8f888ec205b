import { createHash, randomBytes, randomInt } from 'node:crypto'

// RFC 8628, 6.1: no vowels, so no words, and nothing that is read as something else.
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** What a person types: eight letters, in two groups. */
export const newUserCode = () => {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** As it was given out, however somebody typed it. */
export const userCodeOf = (typed: string) => {
  const code = typed.toUpperCase().replace(/[^A-Z]/g, '')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

export const newDeviceCode = () => randomBytes(32).toString('base64url')
export const hashOf = (deviceCode: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(deviceCode).digest())
