import { randomFillSync } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'

export const idPrefixes = {
  order: 'ord',
  orderChange: 'chg',
  firstOrder: 'fst',
  offer: 'off',
  payment: 'pay',
  refund: 'ref',
  shareMovement: 'shm',
  message: 'msg',
  document: 'doc',
  event: 'evt',
  webhookEndpoint: 'whe',
  webhookDelivery: 'whd',
  apiKey: 'key',
  deviceSignIn: 'dvc',
  client: 'cli',
  user: 'usr',
  session: 'ses',
  factor: 'fac',
  researcher: 'res',
  request: 'req',
  mail: 'mai',
  operatorAction: 'act',
  invitation: 'inv',
  approval: 'apr',
  archive: 'arc',
  archiveImport: 'aim',
  archiveChange: 'aic',
  upload: 'upl',
  attachment: 'att',
  billingDocument: 'bil',
  download: 'dld',
  clientAction: 'cac',
  dataExport: 'exp',
  accountDeletion: 'del',
  domain: 'dom',
  orderNote: 'not',
  orderRemark: 'rmk',
  savedView: 'viw',
  orderTemplate: 'tpl',
  case: 'cas',
  caseAnswer: 'can',
  caseCause: 'cau',
  review: 'rev',
  pushMessage: 'psh',
  webhookAlert: 'wha',
  productionNote: 'pno',
  alert: 'alr',
  alertTarget: 'alt',
  statusChange: 'stc',
  incident: 'inc',
  incidentUpdate: 'icu',
  workReturn: 'ret',
  offerTemplate: 'otp',
  inboxEntry: 'inb',
  credential: 'crd',
  boardSearch: 'bsr',
  visit: 'vis',
} as const
export type IdKind = keyof typeof idPrefixes

// Crockford's base32: no i, l, o, u; it sorts as text in the order of the numbers it stands for.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

// Asking for sixteen random bytes costs as much as asking for thousands, and every request makes several ids.
const pool = new Uint8Array(4096)
let used = pool.length
function randomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return pool.subarray(used, (used += 16))
}

let newest = 0
let sequence = 0

/** A new id such as `ord_01ja…`: a UUIDv7 in base32, so ids of one kind sort by the time they were made. */
export function newId(kind: IdKind): string {
  const random = randomBytes()
  const now = Date.now()
  if (now > newest) {
    newest = now
    // Below a quarter of what there is, which leaves room for those of the same millisecond.
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 2
  } else sequence += 1
  return spell(kind, uuidv7({ random, msecs: newest, seq: sequence }, new Uint8Array(16)))
}

/** A new id, or where that sorts before `other`, the next one after it: another process may have made it, by a clock that is ahead. */
export function newIdAfter(kind: IdKind, other: string | undefined): string {
  const id = newId(kind)
  return other === undefined || id > other ? id : nextTo(other)
}

/** Its number and one more. */
function nextTo(id: string): string {
  const kept = id.replace(/z+$/, '')
  const next = alphabet[alphabet.indexOf(kept.slice(-1)) + 1] ?? ''
  return `${kept.slice(0, -1)}${next}`.padEnd(id.length, '0')
}

/** A bound that sorts before every id of its kind made at `moment` or later, and after all others. */
export function firstIdAt(kind: IdKind, moment: Date): string {
  const bytes = new Uint8Array(16)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.max(0, moment.getTime())) << 16n)
  return spell(kind, bytes)
}

const letters = [...alphabet].map((letter) => letter.charCodeAt(0))

/** 128 bits in 26 letters; the first letter holds three of them. Every request makes ids, so no big numbers here. */
function spell(kind: IdKind, bytes: Uint8Array): string {
  let held = 0
  let count = 2 // two empty bits in front make 130
  const text: number[] = []
  for (const byte of bytes) {
    held = (held << 8) | byte
    count += 8
    while (count >= 5) {
      count -= 5
      text.push(letters[(held >> count) & 31] ?? 0)
    }
    held &= 31
  }
  return `${idPrefixes[kind]}_${String.fromCharCode(...text)}`
}

/** When an id was made, to the millisecond. */
export const momentOf = (id: string) =>
  new Date([...id.slice(-26, -16)].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0))

/** The shape of an id, as a regular expression's source. */
export const idPattern = (kind: IdKind) => `^${idPrefixes[kind]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`

const shapes = new Map<IdKind, RegExp>()

/** Whether a text can be an id of this kind at all; anything else is unknown without a query. */
export function isId(kind: IdKind, text: string): boolean {
  let shape = shapes.get(kind)
  if (!shape) shapes.set(kind, (shape = new RegExp(idPattern(kind))))
  return shape.test(text)
}
