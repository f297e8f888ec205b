import { execFileSync, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { encrypt } from '#lib/secrets.ts'
import { parcelOf, signParcel } from '#lib/webhooks/sign-delivery.ts'
import { findSecrets, generateSecret } from '#lib/webhooks/signing-secrets.ts'

const event = {
  id: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
  type: 'offer.selected',
  payload: {
    status: 'selected',
    orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    id: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8',
    paymentRequired: true,
  },
  sequence: 4,
  createdAt: new Date('2026-03-02T09:30:00.000Z'),
}
const hex = (secret: string, body: Buffer | string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

it('sends canonical bytes: sorted at every depth, without whitespace', () => {
  expect(parcelOf(event).body.toString()).toBe(
    '{"data":{"eventId":"evt_01k9z3v7e8f6q9w2x4y5z6a7b8","id":"off_01k9z3v7e8f6q9w2x4y5z6a7b8","occurredAt":"2026-03-02T09:30:00.000Z",' +
      '"orderId":"ord_01k9z3v7e8f6q9w2x4y5z6a7b8","paymentRequired":true,"sequence":4,"status":"selected"},"type":"offer.selected"}',
  )
  expect(parcelOf({ ...event, sequence: null }).body.toString()).not.toContain('sequence')
})

it.each([generateSecret(), 'a-secret-of-my-own', 'whsec_not*base64*at*all'])(
  'verifies over the raw and over the re-sorted body with %s',
  (secret) => {
    const { body, headers } = signParcel(parcelOf(event), { current: secret }, new Date())
    expect(headers['X-Service-Signature']).toBe(hex(secret, body))
    expect(headers['X-Service-Signature']).toBe(hex(secret, JSON.stringify(sorted(JSON.parse(body.toString())))))
    expect(headers['X-Service-Signature']).not.toBe(hex(`${secret}x`, body))
    expect(headers).not.toHaveProperty('X-Service-Signature-Next')
  },
)

it('verifies with the standardwebhooks package, with generated and own secrets', () => {
  const generated = generateSecret()
  const made = signParcel(parcelOf(event), { current: generated }, new Date())
  expect(new Webhook(generated).verify(made.body.toString(), made.headers)).toMatchObject({ type: 'offer.selected' })
  expect(() => new Webhook(generateSecret()).verify(made.body.toString(), made.headers)).toThrow(
    'No matching signature',
  )
  expect(() => new Webhook(generated).verify(`${made.body} `, made.headers)).toThrow('No matching signature')
  const own = signParcel(parcelOf(event), { current: 'a-secret-of-my-own' }, new Date())
  expect(new Webhook('a-secret-of-my-own', { format: 'raw' }).verify(own.body.toString(), own.headers)).toMatchObject({
    type: 'offer.selected',
  })
})

const hasPython = spawnSync('python3', ['--version']).status === 0

it.skipIf(!hasPython).each(['ensure_ascii=False', 'ensure_ascii=True'])(
  "verifies in Python's sorted JSON with %s",
  (option) => {
    const secret = generateSecret()
    const { body, headers } = signParcel(parcelOf(event), { current: secret }, new Date())
    const script = `import json,hmac,hashlib,sys
body=sys.stdin.buffer.read()
text=json.dumps(json.loads(body), sort_keys=True, separators=(",", ":"), ${option})
print("sha256="+hmac.new(sys.argv[1].encode(), text.encode(), hashlib.sha256).hexdigest())`
    expect(execFileSync('python3', ['-c', script, secret], { input: body }).toString().trim()).toBe(
      headers['X-Service-Signature'],
    )
  },
)

it('signs with both secrets while they rotate and with the next alone afterwards', () => {
  const [old, next] = [generateSecret(), generateSecret()]
  const rotatesAt = new Date('2026-03-03T09:30:00.000Z')
  const row = { secretEncrypted: encrypt(old), nextSecretEncrypted: encrypt(next), rotatesAt }
  const before = new Date(rotatesAt.getTime() - 1)
  expect(findSecrets(row, before)).toEqual({ current: old, next })
  expect(findSecrets(row, rotatesAt)).toEqual({ current: next })
  const { body, headers } = signParcel(parcelOf(event), { current: old, next }, new Date())
  expect(headers).toMatchObject({ 'X-Service-Signature': hex(old, body), 'X-Service-Signature-Next': hex(next, body) })
  for (const secret of [old, next])
    expect(new Webhook(secret).verify(body.toString(), headers)).toMatchObject({ type: 'offer.selected' })
})
