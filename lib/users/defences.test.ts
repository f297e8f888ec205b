import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as createKey } from '#app/api/api-keys/route.ts'
import { POST as beginFactor } from '#app/api/me/factors/begin/route.ts'
import { POST as addFactor } from '#app/api/me/factors/route.ts'
import { POST as changePassword } from '#app/api/me/password/route.ts'
import { POST as beginProof } from '#app/api/me/proof/begin/route.ts'
import { POST as prove } from '#app/api/me/proof/route.ts'
import { DELETE as endOthers } from '#app/api/me/sessions/route.ts'
import { getDb } from '#lib/db.ts'
import { totpOf } from '#lib/factors/totp.ts'
import type { BegunFactorView, ProofChallengeView } from '#lib/factors/schema.ts'
import { hashPassword } from '#lib/users/password.ts'
import { hashOf } from '#lib/users/sign-in-limits.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'
import { makePasskey } from '#tools/testing/authenticator.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { openVisitor } from '#tools/testing/visitor.ts'

const password = 'seven green lamps'
const passwordHash = await hashPassword(password)

let user: Awaited<ReturnType<typeof makeUser>>
let clientId: string
let bearer: string
beforeEach(async () => {
  clientId = (await makeClient(getDb())).id
  user = await makeUser(getDb(), { passwordHash })
  await getDb().membership.create({ data: { userId: user.id, clientId } })
  bearer = await makeTokenOf(user.id, 'customer', { clientId })
})

afterEach(() => void vi.useRealTimers())

type Handler = (request: Request) => Promise<Response>
const post = (handler: Handler, path: string, body?: object, key = bearer) =>
  call(handler, 'POST', path, { key, ...(body ? { body } : {}) })
const key = { name: 'Back office', scopes: ['orders:read'] }
const age = (minutes: number) =>
  getDb().userSession.updateMany({
    where: { userId: user.id },
    data: { provedAt: new Date(Date.now() - minutes * 60_000) },
  })
const subjectsTo = async (recipient: string) =>
  (await getDb().mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })).map(({ subject }) => subject)

async function addApp(): Promise<string> {
  const { token, totp } = (await post(beginFactor, '/me/factors/begin', { kind: 'totp' })).body as BegunFactorView
  const secret = totp?.secret ?? ''
  const code = totpOf(secret).generate()
  expect((await post(addFactor, '/me/factors', { kind: 'totp', token, name: 'Phone', code })).status).toBe(201)
  return secret
}

describe('a proof', () => {
  it('is wanted ten minutes after the last one, and the password is one where there is no factor', async () => {
    await age(9)
    expect((await post(createKey, '/api-keys', key)).status).toBe(201)
    await age(11)
    expect((await post(createKey, '/api-keys', key)).body).toMatchObject({ code: 'proof_required' })
    expect((await post(beginProof, '/me/proof/begin')).body).toMatchObject({ methods: ['password'] })
    const wrong = await post(prove, '/me/proof', { method: 'password', password: 'no' })
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ field: 'password' }] } })
    expect((await post(createKey, '/api-keys', key)).status).toBe(403)
    expect((await post(prove, '/me/proof', { method: 'password', password })).status).toBe(200)
    expect((await post(createKey, '/api-keys', key)).status).toBe(201)
  })

  it('counts for ten minutes by the clock that it is held against, and not by that of the process', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    const proved = await post(prove, '/me/proof', { method: 'password', password })
    vi.useRealTimers()
    const { provedUntil } = bodyOf<{ provedUntil: string }>(proved)
    expect(Date.parse(provedUntil)).toBeLessThan(Date.now() + 11 * 60_000)
  })

  it('is the factor where there is one: the password is none any more', async () => {
    const secret = await addApp()
    await age(11)
    expect((await post(beginProof, '/me/proof/begin')).body).toMatchObject({ methods: ['totp', 'recovery'] })
    const byPassword = await post(prove, '/me/proof', { method: 'password', password })
    expect(byPassword).toMatchObject({ status: 403, body: { code: 'factor_required' } })
    const spent = { method: 'totp', code: totpOf(secret).generate() }
    expect((await post(prove, '/me/proof', spent)).body).toMatchObject({ details: [{ field: 'code' }] })
    expect((await post(createKey, '/api-keys', key)).status).toBe(403)
    const fresh = { method: 'totp', code: totpOf(secret).generate({ timestamp: Date.now() + 30_000 }) }
    expect((await post(prove, '/me/proof', fresh)).status).toBe(200)
    expect((await post(createKey, '/api-keys', key)).status).toBe(201)
  })

  it('by a passkey is none after five minutes, which is another thing than a passkey that is wrong', async () => {
    const passkey = makePasskey()
    const begun = bodyOf<BegunFactorView>(await post(beginFactor, '/me/factors/begin', { kind: 'passkey' }))
    const factor = { kind: 'passkey', name: 'Laptop', response: passkey.create(begun.passkey ?? {}) }
    bodyOf(await post(addFactor, '/me/factors', { ...factor, token: begun.token }), 201)
    const ask = async () => bodyOf<ProofChallengeView>(await post(beginProof, '/me/proof/begin'))
    const show = ({ token, passkey: options = {} }: ProofChallengeView, { get } = passkey) =>
      post(prove, '/me/proof', { method: 'passkey', token, response: get(options) })
    expect((await show(await ask(), makePasskey())).body).toMatchObject({ details: [{ field: 'response' }] })
    const old = await ask()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
    expect((await show(old)).body).toMatchObject({
      details: [{ field: 'token', message: 'is no longer good: begin again' }],
    })
    expect((await show(await ask())).status).toBe(200)
  })

  it('counts for the session that it was given in alone', async () => {
    const other = await makeTokenOf(user.id, 'customer', { clientId })
    await age(11)
    expect((await post(prove, '/me/proof', { method: 'password', password })).status).toBe(200)
    expect((await post(createKey, '/api-keys', key, other)).body).toMatchObject({ code: 'proof_required' })
  })

  it('is not guessed at for long', async () => {
    for (let i = 0; i < 10; i += 1) await post(prove, '/me/proof', { method: 'password', password: `guess ${i}` })
    expect((await post(prove, '/me/proof', { method: 'password', password })).status).toBe(429)
  })
})

describe('a mail tells', () => {
  const enter = async (visitor = openVisitor()) => {
    expect((await visitor.signIn('credentials', { email: user.email, password })).status).toBe(200)
    return visitor
  }
  const somewhereNew = 'Your Callslip account was signed in to from somewhere new'

  it('of a place that was not seen before, and of no other', async () => {
    await getDb().userSession.deleteMany({ where: { userId: user.id } })
    const own = await enter()
    await enter(own)
    await enter()
    expect(await subjectsTo(user.email)).toEqual([])
    await enter(openVisitor(undefined, '1.1.1.1'))
    expect(await subjectsTo(user.email)).toEqual([somewhereNew])
    await enter(openVisitor(undefined, '1.1.1.1'))
    expect(await subjectsTo(user.email)).toEqual([somewhereNew])
  })

  it('of a new key and a new password, with the place', async () => {
    await post(createKey, '/api-keys', key)
    const body = { currentPassword: password, newPassword: 'eight blue lanterns' }
    await post(changePassword, '/me/password', body)
    expect(await subjectsTo(user.email)).toEqual([
      'A new Callslip API key was made',
      'Your Callslip password has been changed',
    ])
    const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: user.email } })
    expect(mail.text).toContain('Back office')
    expect(mail.text).toMatch(/From the network:/)
    expect(mail.text).toContain('/account')
  })

  it('of where something was asked from, and not of where the session was signed in: a thief is elsewhere', async () => {
    const token = await (await enter()).token('customer')
    const elsewhere = { 'user-agent': 'curl/8.5.0', 'x-callslip-peer': '203.0.113.9' }
    const send = (handler: Handler, path: string, body: object) =>
      call(handler, 'POST', path, { key: token, body, headers: elsewhere })
    expect((await send(createKey, '/api-keys', key)).status).toBe(201)
    await send(changePassword, '/me/password', { currentPassword: password, newPassword: 'eight blue lanterns' })
    const mails = await getDb().mail.findMany({ where: { recipient: user.email, subject: { not: somewhereNew } } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) {
      expect(text).toContain('203.0.113.0/24')
      expect(text).toContain('curl/8.5.0')
      expect(text).not.toMatch(/8\.8\.8\.0|Firefox/)
    }
  })
})

describe('guessing', () => {
  const wrong = (visitor: ReturnType<typeof openVisitor>) =>
    visitor.signIn('credentials', { email: user.email, password: 'a guess' })
  const right = (visitor: ReturnType<typeof openVisitor>) =>
    visitor.signIn('credentials', { email: user.email, password })
  const wait = () =>
    getDb().signInDelay.updateMany({ where: { who: { startsWith: hashOf(user.email) } }, data: { until: new Date() } })

  it('waits longer each time, says how long, and a fit begins anew', async () => {
    const visitor = openVisitor()
    for (let i = 0; i < 4; i += 1) expect((await wrong(visitor)).body).not.toHaveProperty('retryAfter')
    const waits: (number | undefined)[] = []
    for (let i = 0; i < 3; i += 1) {
      expect((await wrong(visitor)).status).toBe(401)
      const refused = await right(visitor)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter))
      waits.push(refused.body.retryAfter)
      await wait()
    }
    expect(waits).toEqual([5, 10, 20])
    // Another network waits for nothing.
    expect((await right(openVisitor(undefined, '1.1.1.1'))).status).toBe(200)
    expect((await right(visitor)).status).toBe(200)
    expect((await wrong(visitor)).body).not.toHaveProperty('retryAfter')
    expect((await right(visitor)).status).toBe(200)
  })

  it('of strangers locks nobody out of a browser that signed in before, until they sign out everywhere', async () => {
    const own = openVisitor()
    expect((await right(own)).status).toBe(200)
    // Every limit of the account, but for those of its own browsers.
    const exhaust = () =>
      getDb().rateBucket.updateMany({
        where: { clientId: { startsWith: `login:${hashOf(user.email)}` }, NOT: { clientId: { contains: ':device ' } } },
        data: { tokens: -1000 },
      })
    await wrong(openVisitor(undefined, '1.1.1.1'))
    await exhaust()
    expect((await right(openVisitor(undefined, '9.9.9.9'))).status).toBe(401)
    expect((await right(own)).status).toBe(200)
    // Its own limit remains.
    for (let i = 0; i < 10; i += 1) await wrong(own)
    expect((await right(own)).status).toBe(401)
    await getDb().rateBucket.deleteMany({ where: { clientId: { contains: ':device ' } } })
    expect((await right(own)).status).toBe(200)
    const elsewhere = await makeTokenOf(user.id, 'customer', { clientId })
    expect((await call(endOthers, 'DELETE', '/me/sessions', { key: elsewhere })).status).toBe(200)
    await exhaust()
    expect((await right(own)).status).toBe(401)
  })

  it('is not made easier by somebody else’s cookie', async () => {
    const own = openVisitor()
    await right(own)
    const stranger = await makeUser(getDb(), { passwordHash })
    await getDb().rateBucket.updateMany({
      where: { clientId: { startsWith: 'login:from 8.8.8' } },
      data: { tokens: -1000 },
    })
    const reply = await own.signIn('credentials', { email: stranger.email, password })
    expect(reply.status).toBe(401)
    await getDb().rateBucket.deleteMany({ where: { clientId: { startsWith: 'login:' } } })
  })

  it('keeps only a hash of the cookie', async () => {
    const own = openVisitor()
    await right(own)
    const cookie = own.cookies.get('callslip-device') ?? ''
    expect(cookie).toMatch(/^[\w-]{43}$/)
    const rows = await getDb().knownDevice.findMany({ where: { userId: user.id } })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(cookie)
  })
})
