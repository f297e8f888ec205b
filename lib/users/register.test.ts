import { beforeEach, describe, expect, test, vi } from 'vitest'
import { POST as confirm } from '#app/api/confirm-email/route.ts'
import { POST as forgot } from '#app/api/forgot-password/route.ts'
import { POST as registerRoute } from '#app/api/register/route.ts'
import { POST as reset } from '#app/api/reset-password/route.ts'
import { getDb } from '#lib/db.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { whoSignsIn as signIn } from '#tools/testing/visitor.ts'

const password = 'seven green lamps'
let email = ''
beforeEach(() => {
  email = `person-${crypto.randomUUID()}@example.com`
})

type Handler = (request: Request) => Promise<Response>
const call = async (handler: Handler, body: unknown, from = '192.0.2.1') => {
  const response = await handler(
    new Request('http://localhost:3000/api/x', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-callslip-peer': from },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const register = (more: object = {}) => call(registerRoute, { name: 'Marta', email, password, ...more })

async function lastToken(recipient = email): Promise<string> {
  const mail = await getDb().mail.findFirstOrThrow({
    where: { recipient, linkEncrypted: { not: null } },
    orderBy: { id: 'desc' },
  })
  expect(mail.text + mail.html).not.toContain('token=')
  return /token=(\S+)/.exec(withLink(mail).text)?.[1] ?? ''
}

async function makePerson() {
  await register()
  await call(confirm, { token: await lastToken(), password })
}

describe('registering', () => {
  test('makes a person with a client that may not use production, once the mail is confirmed', async () => {
    expect((await register({ organisation: 'Łoś Genealogy' })).body).toEqual({ success: true })
    expect(await getDb().user.count({ where: { email } })).toBe(0)
    expect(await signIn({ email, password }, '192.0.2.0/24')).toBeNull()
    expect(await call(confirm, { token: await lastToken(), password })).toEqual({
      status: 200,
      body: { email, signedIn: false },
    })
    const user = await getDb().user.findUniqueOrThrow({
      where: { email },
      include: { memberships: { include: { client: true } } },
    })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(user.memberships.map(({ client }) => [client.name, client.productionState])).toEqual([
      ['Łoś Genealogy', 'not_requested'],
    ])
    expect(await signIn({ email, password }, '192.0.2.0/24')).toMatchObject({ id: user.id })
  })

  test('leads whoever came to work as a researcher to the application, and makes no work for operators', async () => {
    await register({ purpose: 'research' })
    expect(await call(confirm, { token: await lastToken(), password })).toEqual({
      status: 200,
      body: { email, signedIn: false, toApply: true },
    })
    const user = await getDb().user.findUniqueOrThrow({
      where: { email },
      include: { memberships: { include: { client: true } } },
    })
    expect(user.memberships.map(({ client }) => [client.kind, client.productionState])).toEqual([
      ['personal', 'not_requested'],
    ])
  })

  test('a link opened by someone who does not know the password opens nothing', async () => {
    await register()
    const answer = await call(confirm, { token: await lastToken(), password: 'another password' })
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'password' }] } })
    expect(await getDb().user.count({ where: { email } })).toBe(0)
  })

  test('two registrations for one address: the one confirmed first wins, the other opens nothing', async () => {
    await register()
    const first = await lastToken()
    await register({ password: 'somebody else’s words' })
    const second = await lastToken()
    await call(confirm, { token: second, password: 'somebody else’s words' })
    expect((await call(confirm, { token: first, password })).status).toBe(400)
    expect(await signIn({ email, password }, '192.0.2.0/24')).toBeNull()
  })

  test('the same link confirmed twice at once makes one person and one client', async () => {
    await register()
    const token = await lastToken()
    const answers = await Promise.all([1, 2, 3].map(() => call(confirm, { token, password })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await getDb().membership.count({ where: { user: { email } } })).toBe(1)
  })

  test('a taken address is answered like a free one, and told by mail', async () => {
    await makePerson()
    expect(await register()).toEqual({ status: 200, body: { success: true } })
    const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: email }, orderBy: { id: 'desc' } })
    expect(mail.subject).toBe('You already have a Callslip account')
    expect(mail.text).not.toContain('token=')
  })

  test('one address is mailed five times a day for one network, ten times in all, and the answer is the same', async () => {
    const from = async (network: string, times: number) => {
      for (let i = 0; i < times; i += 1)
        expect(await call(registerRoute, { name: 'Marta', email, password }, network)).toMatchObject({ status: 200 })
      return getDb().mail.count({ where: { recipient: email } })
    }
    expect(await from('192.0.2.1', 7)).toBe(5)
    // A stranger keeps nobody from registering elsewhere.
    expect(await from('203.0.113.9', 1)).toBe(6)
    expect(await from('203.0.113.9', 3)).toBe(9)
    expect(await from('198.51.99.1', 3)).toBe(10)
  })

  test.each([{ email: 'nobody' }, { password: 'short' }, { name: ' ' }])('refuses %j', async (part) => {
    expect(await register(part)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ field: Object.keys(part)[0] }] },
    })
  })
})

/** A bucket refills as time goes by, however slow the test: not this one, while it runs. */
const holdEmpty = (network: string) =>
  getDb().rateBucket.update({
    where: { clientId_environment: { clientId: `forgot:from ${network}`, environment: 'development' } },
    data: { tokens: -100 },
  })

describe('a forgotten password', () => {
  test('is replaced once, and every session ends', async () => {
    await makePerson()
    const before = await getDb().user.findUniqueOrThrow({ where: { email } })
    expect((await call(forgot, { email })).body).toEqual({ success: true })
    const token = await lastToken()
    expect(await call(reset, { token, password: 'the second password' })).toEqual({ status: 200, body: { email } })
    const after = await getDb().user.findUniqueOrThrow({ where: { email } })
    expect(after.sessionVersion).toBe(before.sessionVersion + 1)
    expect(await signIn({ email, password }, '192.0.2.0/24')).toBeNull()
    expect(await signIn({ email, password: 'the second password' }, '192.0.2.0/24')).not.toBeNull()
    expect(await call(reset, { token, password: 'the third password' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'token' }] },
    })
  })

  test('one link used many times at once counts once', async () => {
    await makePerson()
    await call(forgot, { email })
    const token = await lastToken()
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((word) => call(reset, { token, password: `password number ${word}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('an unknown address gets the same answer and no mail', async () => {
    expect(await call(forgot, { email })).toEqual({ status: 200, body: { success: true } })
    expect(await getDb().mail.count({ where: { recipient: email } })).toBe(0)
  })

  test("a stranger's flood of addresses leaves everybody else served, known or not", async () => {
    await makePerson()
    const unknown = `nobody-${crypto.randomUUID()}@example.com`
    const flood = await Promise.all(
      Array.from({ length: 300 }, (_, i) => call(forgot, { email: `flood-${i}@example.com` }, `198.51.100.${i % 250}`)),
    )
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(230)
    // Every address is refused alike there; whoever asks from elsewhere is served.
    await holdEmpty('198.51.100.0/24')
    for (const address of [email, unknown])
      expect(await call(forgot, { email: address }, '198.51.100.7')).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', error: 'That was tried too often. Wait a few minutes and try again.' },
      })
    for (const address of [email, unknown])
      expect(await call(forgot, { email: address }, '203.0.113.9')).toEqual({ status: 200, body: { success: true } })
    expect(await getDb().mail.count({ where: { recipient: email, subject: { startsWith: 'Choose' } } })).toBe(1)
    expect(await getDb().mail.count({ where: { recipient: unknown } })).toBe(0)
  })

  test('one address is mailed five times a day for one network, and the answer is the same', async () => {
    await makePerson()
    for (let i = 0; i < 7; i += 1) expect((await call(forgot, { email })).status).toBe(200)
    const choose = { recipient: email, subject: { startsWith: 'Choose' } }
    expect(await getDb().mail.count({ where: choose })).toBe(5)
  })

  test('a network that is refused takes nothing from an address', async () => {
    await makePerson()
    await Promise.all(
      Array.from({ length: 70 }, (_, i) => call(forgot, { email: `f-${i}@example.com` }, '2001:db8::1')),
    )
    await holdEmpty('2001:db8::/48')
    for (let i = 0; i < 6; i += 1) expect((await call(forgot, { email }, '2001:db8:0:ffff::2')).status).toBe(429)
    expect((await call(forgot, { email }, '203.0.113.9')).status).toBe(200)
  })

  test('a link is good for an hour, and for its own purpose only', async () => {
    await makePerson()
    await call(forgot, { email })
    const token = await lastToken()
    expect((await call(confirm, { token, password })).status).toBe(400)
    expect((await call(reset, { token: `${token.slice(0, -4)}AAAA`, password: 'the second password' })).status).toBe(
      400,
    )
    vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] })
    expect((await call(reset, { token, password: 'the second password' })).status).toBe(400)
    vi.useRealTimers()
  })
})
