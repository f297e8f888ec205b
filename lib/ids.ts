import { v7 as uuidv7, parse } from 'uuid'

export const idPrefixes = {
  order: 'ord', offer: 'off', payment: 'pay', refund: 'ref', message: 'msg', document: 'doc', event: 'evt',
  webhookEndpoint: 'whe', webhookDelivery: 'whd', apiKey: 'key', client: 'cli', user: 'usr', researcher: 'res',
  request: 'req', mail: 'mai', operatorAction: 'act', archive: 'arc',
  upload: 'upl',
} as const
export type IdKind = keyof typeof idPrefixes

// Crockford's base32: no i, l, o, u; it sorts as text in the order of the numbers it stands for.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id such as `ord_01ja…`: a UUIDv7 in base32, so ids of one kind sort by the time they were made. */
export function newId(kind: IdKind): string {
  let bits = 0n
  for (const byte of parse(uuidv7())) bits = (bits << 8n) | BigInt(byte)
  return spell(kind, bits)
}

/** A bound that sorts before every id of its kind made at `moment` or later, and after all others. */
export const firstIdAt = (kind: IdKind, moment: Date) => spell(kind, BigInt(Math.max(0, moment.getTime())) << 80n)

function spell(kind: IdKind, number: bigint): string {
  let bits = number
  let text = ''
  for (let i = 0; i < 26; i += 1) {
    text = (alphabet[Number(bits & 31n)] ?? '') + text
    bits >>= 5n
  }
  return `${idPrefixes[kind]}_${text}`
}

/** The shape of an id, as a regular expression's source. */
export const idPattern = (kind: IdKind) => `^${idPrefixes[kind]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`

const shapes = new Map<IdKind, RegExp>()

/** Whether a text can be an id of this kind at all; anything else is unknown without a query. */
export function isId(kind: IdKind, text: string): boolean {
  let shape = shapes.get(kind)
  if (!shape) shapes.set(kind, (shape = new RegExp(idPattern(kind))))
  return shape.test(text)
}
