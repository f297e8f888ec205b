import canonicalize from 'canonicalize'
import { signParcel } from '#lib/webhooks/sign-delivery.ts'
import type { SigningSecrets } from '#lib/webhooks/signing-secrets.ts'

// Made up, and fixed: vectors that changed with every run couldn't be compared.
const generated = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE='
const following = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD3Zk0bWbGqUA='
const ofOnesOwn = 'a-secret-of-my-own'
const at = 1_772_443_800

export type TestVector = {
  name: string
  secret: string
  body: string
  headers: Record<string, string>
  /** What a verifier says of X-Service-Signature, of X-Service-Signature-Next (where sent), and of the `webhook-` headers, at `now`. */
  now: number
  service: boolean
  serviceNext?: boolean
  standard: boolean
}

const event = {
  eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
  id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
  occurredAt: '2026-03-02T09:30:00.000Z',
  sequence: 4,
}

const bodies = {
  plain: { type: 'order.created', data: event },
  unicode: { type: 'message.created', data: { ...event, title: 'Naissance à Łódź – 1892 𝔄 日本 "\\/\b\n\u2028' } },
  nested: {
    type: 'order.delivered',
    data: {
      ...event,
      documents: [
        { sizeBytes: 10, name: 'b.pdf' },
        { name: 'a.pdf', deep: { z: [], a: {}, B: true } },
      ],
      10: 'ten',
      9: 'nine',
    },
  },
} as const

function make(
  name: string,
  content: unknown,
  secrets: SigningSecrets,
  change: Partial<TestVector> & { alter?: (headers: Record<string, string>) => Record<string, string> } = {},
): TestVector {
  const body = canonicalize(content) ?? ''
  const { headers } = signParcel({ id: event.eventId, body: Buffer.from(body, 'utf8') }, secrets, new Date(at * 1000))
  const { alter = (given) => given, ...rest } = change
  const sent = Object.fromEntries(Object.entries(headers).filter(([header]) => /^(X-Service|webhook-)/.test(header)))
  return {
    name,
    secret: secrets.current,
    body,
    headers: alter(sent),
    now: at + 2,
    service: true,
    standard: true,
    ...rest,
  }
}

const flip = (digest: string) => `${digest.slice(0, -1)}${digest.endsWith('0') ? '1' : '0'}`

/** As a receiver gets them. */
function makeSigned(): TestVector[] {
  const rotation = { current: generated, next: following }
  return [
    make('plain', bodies.plain, { current: generated }),
    make('characters beyond ASCII', bodies.unicode, { current: generated }),
    make('nested objects, keys in canonical order', bodies.nested, { current: generated }),
    make("a secret of the caller's own", bodies.plain, { current: ofOnesOwn }),
    make('a secret that only looks like base64', bodies.unicode, { current: 'whsec_not*base64*at*all' }),
    make('during a rotation, with the old secret', bodies.plain, rotation, { serviceNext: false }),
    make('during a rotation, with the new secret', bodies.plain, rotation, {
      secret: following,
      service: false,
      serviceNext: true,
    }),
  ]
}

/** With a body or a secret that the signature isn't for. */
function makeForged(): TestVector[] {
  return [
    make(
      'a body altered on the way',
      bodies.plain,
      { current: generated },
      { body: canonicalize({ ...bodies.plain, type: 'order.opened' }) ?? '', service: false, standard: false },
    ),
    make(
      'a space more than was signed',
      bodies.plain,
      { current: generated },
      { body: `${canonicalize(bodies.plain)} `, service: false, standard: false },
    ),
    make(
      'another secret',
      bodies.plain,
      { current: generated },
      { secret: following, service: false, standard: false },
    ),
  ]
}

/** With headers that are altered, too old, too new or missing. */
function makeWithWrongHeaders(): TestVector[] {
  return [
    make(
      'one digit of the signature changed',
      bodies.plain,
      { current: generated },
      {
        service: false,
        standard: true,
        alter: (headers) => ({ ...headers, 'X-Service-Signature': flip(headers['X-Service-Signature'] ?? '') }),
      },
    ),
    make(
      'the id of another event',
      bodies.plain,
      { current: generated },
      { standard: false, alter: (headers) => ({ ...headers, 'webhook-id': 'evt_01k9z3v7e8f6q9w2x4y5z6a7b9' }) },
    ),
    make('replayed after an hour', bodies.plain, { current: generated }, { now: at + 3600, standard: false }),
    make('from an hour ahead', bodies.plain, { current: generated }, { now: at - 3600, standard: false }),
    make(
      'no signature at all',
      bodies.plain,
      { current: generated },
      {
        service: false,
        standard: false,
        alter: (headers) => ({ ...headers, 'X-Service-Signature': '', 'webhook-signature': '' }),
      },
    ),
  ]
}

/** Bodies with the signatures that the service itself puts on them, and what a verifier has to say. */
export const makeTestVectors = (): TestVector[] => [...makeSigned(), ...makeForged(), ...makeWithWrongHeaders()]

/** The file as it is published. */
export const testVectorsFile = () =>
  `${JSON.stringify(
    {
      description:
        'Webhooks as Callslip signs them. `service`, `serviceNext` and `standard` say whether X-Service-Signature, X-Service-Signature-Next and the three webhook- headers are valid for `secret` at `now` (seconds), with five minutes of tolerance.',
      vectors: makeTestVectors(),
    },
    null,
    2,
  )}\n`
