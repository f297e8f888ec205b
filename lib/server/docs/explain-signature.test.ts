import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explainSignature, type Finding, type SignatureInput } from '#lib/server/docs/explain-signature.ts'
import { findDifference } from '#lib/server/docs/find-difference.ts'
import { readHeaders } from '#lib/server/docs/signature-headers.ts'
import { bytesOf, causeIds } from '#lib/server/docs/signature-variants.ts'
import { signParcel } from '#lib/webhooks/sign-delivery.ts'
import type { TestVector } from '#lib/webhooks/test-vectors.ts'

// Published by us, so this is its shape.
const { vectors } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../public/webhook-test-vectors.json'), 'utf8'),
) as { vectors: TestVector[] }

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE='
const bare = secret.slice('whsec_'.length)
const following = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD3Zk0bWbGqUA='
const id = 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8'
const body =
  '{"data":{"eventId":"evt_01k9z3v7e8f6q9w2x4y5z6a7b8","id":"ord_1","name":"Łódź & Évora"},"type":"order.created"}'
const now = 1_772_443_800

const toLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
const signed = (secrets = { current: secret } as { current: string; next?: string }) =>
  toLines(signParcel({ id, body: Buffer.from(body) }, secrets, new Date(now * 1000)).headers)

async function explain(
  change: Partial<Omit<SignatureInput, 'body' | 'headers'>> & {
    body?: string | Uint8Array<ArrayBuffer>
    headers?: string
  } = {},
) {
  const { body: given = body, headers = signed(), ...rest } = change
  return explainSignature({
    body: typeof given === 'string' ? bytesOf(given) : given,
    headers: readHeaders(headers),
    secrets: [secret],
    now,
    ...rest,
  })
}
const of = (findings: Finding[], subject: Finding['subject']) => findings.find((finding) => finding.subject === subject)

describe('the debugger and the published vectors', () => {
  it.for(vectors)('agree: $name', async (vector) => {
    const findings = await explain({
      body: vector.body,
      headers: toLines(vector.headers),
      secrets: [vector.secret],
      now: vector.now,
    })
    const valid = (subject: Finding['subject']) => of(findings, subject)?.verdict === 'valid'
    expect(valid('X-Service-Signature')).toBe(vector.service)
    expect(valid('webhook-signature')).toBe(vector.standard)
    if (vector.serviceNext !== undefined) expect(valid('X-Service-Signature-Next')).toBe(vector.serviceNext)
  })
})

describe('a body that changed on its way', () => {
  const pretty = JSON.stringify(
    { type: 'order.created', data: { id: 'ord_1', eventId: id, name: 'Łódź & Évora' } },
    null,
    2,
  )
  it.for([
    ['body-final-newline', `${body}\n`],
    ['body-final-newline', `${body}\r\n`],
    ['body-outer-space', ` ${body} \n\n`],
    ['body-bom', `\uFEFF${body}`],
    ['body-reserialised', pretty],
    ['body-reserialised', body.replace('Łódź', '\\u0141\\u00f3d\\u017a')],
    ['body-quoted', JSON.stringify(body)],
    ['body-html', body.replaceAll('"', '&quot;')],
  ])('%s', async ([cause, given = '']) => {
    for (const subject of ['X-Service-Signature', 'webhook-signature'] as const) {
      expect(of(await explain({ body: given }), subject)).toMatchObject({
        verdict: 'explained',
        causes: [cause],
        secret: 0,
      })
    }
  })

  it('body-latin1', async () => {
    const western = body.replace('Łódź', 'Besançon')
    const { headers } = signParcel({ id, body: Buffer.from(western) }, { current: secret }, new Date(now * 1000))
    const mojibake = Buffer.from(western).toString('latin1')
    expect(of(await explain({ body: mojibake, headers: toLines(headers) }), 'X-Service-Signature')).toMatchObject({
      causes: ['body-latin1'],
    })
  })

  it('body-crlf, in a body that somebody else signed', async () => {
    const { headers } = signParcel({ id, body: Buffer.from('{\r\n}') }, { current: secret }, new Date(now * 1000))
    expect(of(await explain({ body: '{\n}', headers: toLines(headers) }), 'X-Service-Signature')).toMatchObject({
      causes: ['body-crlf'],
    })
  })

  it('names the first byte that differs', async () => {
    const finding = of(await explain({ body: body.replace('"data":', '"data": ') }), 'X-Service-Signature')
    expect(finding).toMatchObject({
      causes: ['body-reserialised'],
      body: { offset: 8, given: 0x20, signed: 0x7b, before: '{"data":' },
    })
    expect(findDifference(bytesOf('é'), bytesOf('é'))).toBeUndefined()
    expect(findDifference(bytesOf('abc'), bytesOf('ab'))).toMatchObject({ offset: 2, given: 0x63, signed: undefined })
  })
})

describe('a secret that is not quite it', () => {
  it.for([
    ['secret-space', ` ${secret}\n`],
    ['secret-quotes', `"${secret}"`],
    ['secret-prefix-cut', bare],
    ['secret-url', encodeURIComponent(secret)],
  ])('%s', async ([cause, given = '']) => {
    expect(of(await explain({ secrets: [given] }), 'X-Service-Signature')).toMatchObject({
      verdict: 'explained',
      causes: [cause],
    })
  })

  it('is another one altogether', async () => {
    expect(of(await explain({ secrets: [following] }), 'X-Service-Signature')).toMatchObject({
      verdict: 'unexplained',
      causes: ['other-secret-or-content'],
    })
  })

  it('says which of several fits', async () => {
    expect(of(await explain({ secrets: [following, secret] }), 'X-Service-Signature')).toMatchObject({
      verdict: 'valid',
      secret: 1,
    })
  })

  it('is being rotated', async () => {
    const headers = signed({ current: secret, next: following })
    const old = await explain({ headers })
    expect(of(old, 'X-Service-Signature')?.verdict).toBe('valid')
    expect(of(old, 'X-Service-Signature-Next')).toMatchObject({
      verdict: 'explained',
      causes: ['rotated-yours-is-old'],
    })
    expect(of(old, 'webhook-signature')?.verdict).toBe('valid')
    const fresh = await explain({ headers, secrets: [following] })
    expect(of(fresh, 'X-Service-Signature')).toMatchObject({ verdict: 'explained', causes: ['rotated-yours-is-new'] })
    expect(of(fresh, 'X-Service-Signature-Next')?.verdict).toBe('valid')
    expect(of(fresh, 'webhook-signature')?.verdict).toBe('valid')
  })
})

describe('a header that changed on its way', () => {
  const value = /X-Service-Signature: (\S+)/.exec(signed())?.[1] ?? ''
  const standard = /webhook-signature: (\S+)/.exec(signed())?.[1] ?? ''
  const direct = (given: string) =>
    explainSignature({ body: bytesOf(body), secrets: [secret], headers: { 'x-service-signature': given }, now })
  it.for([
    ['signature-cut', value.slice(0, 40)],
    ['signature-case', value.toUpperCase().replace('SHA256', 'sha256')],
    ['signature-no-prefix', value.slice('sha256='.length)],
    ['signature-space', ` ${value}`],
    ['signature-base64', Buffer.from(value.slice('sha256='.length), 'hex').toString('base64')],
  ])('%s', async ([cause, given = '']) => {
    expect((await direct(given))[0]).toMatchObject({ verdict: 'explained', causes: [cause] })
  })

  it('says where it was cut', async () => {
    expect((await direct(value.slice(0, 40)))[0]).toMatchObject({ signature: { offset: 40, given: undefined } })
  })

  it('belongs to the other scheme', async () => {
    const mixed = { 'webhook-id': id, 'webhook-timestamp': String(now) }
    const [service] = await explainSignature({
      body: bytesOf(body),
      secrets: [secret],
      now,
      headers: { ...mixed, 'x-service-signature': standard },
    })
    expect(service).toMatchObject({ verdict: 'explained', causes: ['scheme-standard'] })
    const [other] = await explainSignature({
      body: bytesOf(body),
      secrets: [secret],
      now,
      headers: { ...mixed, 'webhook-signature': value },
    })
    expect(other).toMatchObject({ verdict: 'explained', causes: ['scheme-service'] })
  })

  it.for([
    ['timestamp-old', now + 301],
    ['timestamp-ahead', now - 301],
  ] as const)('%s', async ([cause, then]) => {
    const findings = await explain({ now: then })
    expect(of(findings, 'webhook-signature')).toMatchObject({ verdict: 'explained', causes: [cause] })
    expect(of(findings, 'X-Service-Signature')?.verdict).toBe('valid')
  })

  it('has a time in milliseconds, no time, no id', async () => {
    const replaced = (from: RegExp, to: string) => explain({ headers: signed().replace(from, to) })
    expect(
      of(await replaced(/webhook-timestamp: (\d+)/, 'webhook-timestamp: $1000'), 'webhook-signature')?.causes,
    ).toEqual(['timestamp-milliseconds'])
    expect(of(await replaced(/webhook-timestamp: .*/, ''), 'webhook-signature')?.causes).toEqual([
      'timestamp-no-number',
    ])
    expect(of(await replaced(/webhook-id: .*/, ''), 'webhook-signature')?.causes).toEqual(['id-missing'])
  })
})

describe("what one's own program computed", () => {
  const hex = async (key: string | Buffer, message: string) =>
    (await import('node:crypto')).createHmac('sha256', key).update(message).digest()
  const own = async (digest: Buffer, encoding: 'hex' | 'base64', before = '') =>
    of(await explain({ own: before + digest.toString(encoding) }), 'own')
  it('is right', async () => {
    expect((await own(await hex(secret, body), 'hex', 'sha256='))?.verdict).toBe('valid')
  })
  it('left the prefix out, decoded the secret, or hashed something else', async () => {
    expect((await own(await hex(bare, body), 'hex', 'sha256='))?.causes).toEqual(['secret-no-prefix'])
    expect((await own(await hex(Buffer.from(bare, 'base64'), body), 'hex', 'sha256='))?.causes).toEqual([
      'secret-decoded',
    ])
    expect((await own(await hex(Buffer.from(bare, 'base64'), body), 'base64', 'v1,'))?.causes).toEqual([
      'base-body-only',
    ])
    expect((await own(await hex(Buffer.from(bare, 'base64'), `${now}.${body}`), 'base64', 'v1,'))?.causes).toEqual([
      'base-no-id',
    ])
    expect((await own(await hex(secret, `${id}.${now}.${body}`), 'base64', 'v1,'))?.causes).toEqual(['secret-as-text'])
    expect((await own(await hex(secret, JSON.stringify({ type: 'order.created' })), 'hex', 'sha256='))?.verdict).toBe(
      'unexplained',
    )
  })
})

it('reads headers as people paste them', () => {
  const expected = {
    'x-service-signature': 'sha256=ab',
    'webhook-id': 'evt_1',
    'webhook-timestamp': '12',
    'webhook-signature': 'v1,a= v1,b=',
  }
  expect(
    readHeaders(
      'X-Service-Signature: sha256=ab\nWebhook-Id: evt_1\r\nwebhook-timestamp:12\nwebhook-signature: v1,a= v1,b=\nHost: x',
    ),
  ).toEqual(expected)
  expect(
    readHeaders(
      '{\n  "x-service-signature": "sha256=ab",\n  "webhook-id": "evt_1",\n  "webhook-timestamp": "12",\n  "webhook-signature": "v1,a= v1,b="\n}',
    ),
  ).toEqual(expected)
  expect(
    readHeaders("< X-Service-Signature: sha256=ab\n-H 'webhook-id: evt_1'\nHTTP-Webhook-Timestamp: 12\nv1,a= v1,b="),
  ).toEqual(expected)
  expect(readHeaders('sha256=ab')).toEqual({ 'x-service-signature': 'sha256=ab' })
})

it('has no cause twice', () => expect(new Set(causeIds).size).toBe(causeIds.length))
