import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as keys, POST as createKey } from '#app/api/api-keys/route.ts'
import { POST as passkeySignIn } from '#app/api/passkey-sign-in/route.ts'
import { DELETE as removeFactor } from '#app/api/me/factors/[factorId]/route.ts'
import { POST as beginFactor } from '#app/api/me/factors/begin/route.ts'
import { GET as listFactors, POST as addFactor } from '#app/api/me/factors/route.ts'
import { GET as countCodes, POST as renewCodes } from '#app/api/me/recovery-codes/route.ts'
import { POST as forgotten } from '#app/api/forgot-password/route.ts'
import { POST as resetPassword } from '#app/api/reset-password/route.ts'
import { GET as orders } from '#app/api/operator/orders/route.ts'
import { GET as me } from '#app/api/me/route.ts'
import { getDb } from '#lib/db.ts'
import { totpOf } from '#lib/factors/totp.ts'
import type { AddedFactorView, BegunFactorView, FactorView } from '#lib/factors/schema.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { hashPassword } from '#lib/users/password.ts'
import { makeClient, makeFactor, makeUser } from '#prisma/factories.ts'
import { makePasskey } from '#tools/testing/authenticator.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { openVisitor } from '#tools/testing/visitor.ts'

const password = 'seven green lamps'
const passwordHash = await hashPassword(password)
type Visitor = ReturnType<typeof openVisitor>

let user: Awaited<ReturnType<typeof makeUser>>
let bearer: string
beforeEach(async () => {
  ;({ user, bearer } = await makeCustomer())
})

async function makeCustomer() {
  const client = await makeClient(getDb())
  const made = await makeUser(getDb(), { passwordHash })
  await getDb().membership.create({ data: { userId: made.id, clientId: client.id } })
  return { user: made, bearer: await makeTokenOf(made.id, 'customer', { clientId: client.id }) }
}
afterEach(() => vi.useRealTimers())

const post = (handler: typeof addFactor, path: string, body?: object, key = bearer) =>
  call(handler, 'POST', path, { key, ...(body ? { body } : {}) })
const begin = async (kind: FactorView['kind'], key = bearer) =>
  (await post(beginFactor, '/me/factors/begin', { kind }, key)).body as BegunFactorView
const codeOf = (secret: string, halfMinutes = 0) =>
  totpOf(secret).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

async function addPasskey(key = bearer) {
  const passkey = makePasskey()
  const { token, passkey: options = {} } = await begin('passkey', key)
  const body = { kind: 'passkey', token, name: 'Laptop', response: passkey.create(options) }
  const reply = await post(addFactor, '/me/factors', body, key)
  expect(reply.status).toBe(201)
  return { ...passkey, added: reply.body as AddedFactorView }
}

async function addApp(key = bearer) {
  const { token, totp } = await begin('totp', key)
  const secret = totp?.secret ?? ''
  const reply = await post(addFactor, '/me/factors', { kind: 'totp', token, name: 'Phone', code: codeOf(secret) }, key)
  expect(reply.status).toBe(201)
  return { secret, added: reply.body as AddedFactorView }
}

const firstStep = (visitor: Visitor, given = password) =>
  visitor.signIn('credentials', { email: user.email, password: given })
const secondStep = (visitor: Visitor, half: string, proof: object) =>
  visitor.signIn('second-step', { half, proof: JSON.stringify(proof) })
const isSignedIn = async (visitor: Visitor) => (await visitor.ask()).status === 200

describe('a password alone', () => {
  it('signs in whoever has no factor, in one step', async () => {
    const visitor = openVisitor()
    const reply = await firstStep(visitor)
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.body).not.toHaveProperty('secondStep')
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('makes no session where there is a factor, and says what is wanted', async () => {
    const { added } = await addApp()
    expect(added.recoveryCodes).toHaveLength(10)
    const visitor = openVisitor()
    const before = await getDb().userSession.count({ where: { userId: user.id } })
    const { status, body } = await firstStep(visitor)
    expect(status).toBe(401)
    expect(body.secondStep).toMatchObject({ methods: ['totp', 'recovery'], token: expect.any(String) })
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await getDb().userSession.count({ where: { userId: user.id } })).toBe(before)
    expect([...visitor.cookies.keys()].filter((name) => /session-token|callslip-device/.test(name))).toEqual([])
  })

  it('says nothing of factors where it is wrong', async () => {
    await addApp()
    expect((await firstStep(openVisitor(), 'seven green lamp')).body).not.toHaveProperty('secondStep')
  })

  it('that was chosen by a mailed link needs the factor too', async () => {
    await addApp()
    await call(forgotten, 'POST', '/forgot-password', { body: { email: user.email } })
    const mail = await getDb().mail.findFirstOrThrow({
      where: { recipient: user.email, subject: { contains: 'Choose' } },
    })
    const token = /token=(\S+)/.exec(withLink(mail).text)?.[1]
    const reply = await call(resetPassword, 'POST', '/reset-password', {
      body: { token, password: 'eight blue lamps' },
    })
    expect(reply.status).toBe(200)
    const visitor = openVisitor()
    expect((await firstStep(visitor, 'eight blue lamps')).body.secondStep).toBeDefined()
    expect(await isSignedIn(visitor)).toBe(false)
  })
})

describe('the second step', () => {
  it('takes the code of the app, once, and none that is older', async () => {
    const { secret } = await addApp()
    const visitor = openVisitor()
    const half = (await firstStep(visitor)).body.secondStep?.token ?? ''
    // The code that was shown when the app was added is spent.
    expect((await secondStep(visitor, half, { method: 'totp', code: codeOf(secret) })).status).toBe(401)
    const code = codeOf(secret, 1)
    expect((await secondStep(visitor, half, { method: 'totp', code })).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
    const other = openVisitor()
    const again = (await firstStep(other)).body.secondStep?.token ?? ''
    expect((await secondStep(other, again, { method: 'totp', code })).status).toBe(401)
    expect(await isSignedIn(other)).toBe(false)
    const sessions = await getDb().userSession.findMany({ where: { userId: user.id }, orderBy: { id: 'desc' } })
    expect(sessions[0]).toMatchObject({ factor: 'totp' })
  })

  it('takes a recovery code, however it is written, and once; the person is told', async () => {
    const { added } = await addApp()
    const [code = ''] = added.recoveryCodes ?? []
    const visitor = openVisitor()
    const half = (await firstStep(visitor)).body.secondStep?.token ?? ''
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await secondStep(visitor, half, { method: 'recovery', code: typed })).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
    expect((await secondStep(openVisitor(), half, { method: 'recovery', code })).status).toBe(401)
    const notified = await getDb().mail.findMany({ where: { recipient: user.email } })
    expect(notified.map(({ subject }) => subject)).toContain('A recovery code was used for your Callslip account')
    expect((await call(countCodes, 'GET', '/me/recovery-codes', { key: bearer })).body).toEqual({ left: 9 })
    const stored = await getDb().recoveryCode.findMany({ where: { userId: user.id } })
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('takes a passkey of this person, and nobody else’s', async () => {
    const passkey = await addPasskey()
    const foreign = await addPasskey((await makeCustomer()).bearer)
    const visitor = openVisitor()
    const { token = '', passkey: options = {} } = (await firstStep(visitor)).body.secondStep ?? {}
    const show = (response: object) => secondStep(visitor, token, { method: 'passkey', token, response })
    expect((await show(foreign.get(options))).status).toBe(401)
    expect((await show(passkey.get(options))).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('is over with the password that was given first', async () => {
    const { secret } = await addApp()
    const visitor = openVisitor()
    const half = (await firstStep(visitor)).body.secondStep?.token ?? ''
    await getDb().user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } })
    expect((await secondStep(visitor, half, { method: 'totp', code: codeOf(secret, 1) })).status).toBe(401)
    expect((await secondStep(visitor, 'made up', { method: 'totp', code: codeOf(secret, 1) })).status).toBe(401)
  })

  it('is over after five minutes', async () => {
    const { secret } = await addApp()
    const visitor = openVisitor()
    const half = (await firstStep(visitor)).body.secondStep?.token ?? ''
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
    expect((await secondStep(visitor, half, { method: 'totp', code: codeOf(secret) })).status).toBe(401)
  })

  const wrongFor = (secret: string) => (codeOf(secret, 1) === '000000' ? '000001' : '000000')
  const halfFor = async (visitor: Visitor) => (await firstStep(visitor)).body.secondStep?.token ?? ''
  const ageWaits = () =>
    getDb().signInDelay.updateMany({ where: { who: { startsWith: `factor:${user.id}` } }, data: { until: new Date() } })
  const guess = async (visitor: Visitor, secret: string, times: number) => {
    const half = await halfFor(visitor)
    for (let i = 0; i < times; i += 1) {
      await ageWaits()
      await secondStep(visitor, half, { method: 'totp', code: wrongFor(secret) })
    }
    await ageWaits()
  }
  const told = () =>
    getDb().mail.count({
      where: { recipient: user.email, subject: 'Codes for your Callslip account were refused' },
    })

  it('is not guessed at for long, and the wait is told', async () => {
    const { secret } = await addApp()
    const visitor = openVisitor()
    const half = await halfFor(visitor)
    const wrong = { method: 'totp', code: wrongFor(secret) }
    for (let i = 0; i < 5; i += 1)
      expect((await secondStep(visitor, half, wrong)).body).not.toHaveProperty('retryAfter')
    const refused = await secondStep(visitor, half, { method: 'totp', code: codeOf(secret, 1) })
    expect(refused).toMatchObject({ status: 401, body: { retryAfter: expect.any(Number) } })
    await guess(visitor, secret, 10)
    // Not only the wait: six an hour, however long it was.
    expect((await secondStep(visitor, half, wrong)).body).toMatchObject({ retryAfter: 600 })
    const elsewhere = openVisitor(undefined, '1.1.1.1')
    const code = codeOf(secret, 1)
    expect((await secondStep(elsewhere, await halfFor(elsewhere), { method: 'totp', code })).status).toBe(401)
  })

  it('is told of by mail once in a day, where several codes did not fit', async () => {
    const { secret } = await addApp()
    await guess(openVisitor(), secret, 2)
    await guess(openVisitor(undefined, '1.1.1.1'), secret, 2)
    expect(await told()).toBe(0)
    await guess(openVisitor(undefined, '9.9.9.9'), secret, 4)
    expect(await told()).toBe(1)
  })

  it('of strangers locks nobody out of a browser or a network that they came in by, nor out of recovery codes', async () => {
    const { secret, added } = await addApp()
    const own = openVisitor()
    const takes = async (visitor: Visitor, halfMinutes: number) => {
      const proof = { method: 'totp', code: codeOf(secret, halfMinutes) }
      return (await secondStep(visitor, await halfFor(visitor), proof)).status
    }
    const lastStep = () => getDb().factor.updateMany({ where: { userId: user.id }, data: { lastStep: 0 } })
    expect(await takes(own, 1)).toBe(200)
    for (const peer of ['1.1.1.1', '9.9.9.9']) await guess(openVisitor(undefined, peer), secret, 8)
    await lastStep()
    expect(await takes(openVisitor(undefined, '7.7.7.7'), 1)).toBe(401)
    expect(await takes(openVisitor(), 1)).toBe(200)
    // What somebody else of that network does is not this browser’s either.
    await guess(openVisitor(), secret, 11)
    await lastStep()
    expect(await takes(openVisitor(), 1)).toBe(401)
    expect(await takes(own, 1)).toBe(200)
    const away = openVisitor(undefined, '7.7.7.7')
    const recovery = { method: 'recovery', code: added.recoveryCodes?.[0] }
    expect((await secondStep(away, await halfFor(away), recovery)).status).toBe(200)
  })
})

describe('a passkey alone', () => {
  const ask = async () =>
    (await call(passkeySignIn, 'POST', '/passkey-sign-in', { body: {} })).body as { token: string; passkey: object }
  const show = (visitor: Visitor, token: string, response: object) =>
    visitor.signIn('passkey', { token, response: JSON.stringify(response) })

  it('signs in, and the same answer signs nobody in again', async () => {
    const passkey = await addPasskey()
    const visitor = openVisitor()
    const { token, passkey: options } = await ask()
    const response = passkey.get(options)
    expect((await show(visitor, token, response)).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
    const thief = openVisitor()
    expect((await show(thief, token, response)).status).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
  })

  it.each([
    ['from a page of another site', { origin: 'https://callslip.example' }],
    ['for another site', { rpId: 'callslip.example' }],
    ['without finger, face or PIN', { verified: false }],
    ['to another question', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('is refused %s', async (_, wrong) => {
    const passkey = await addPasskey()
    const visitor = openVisitor()
    const { token, passkey: options } = await ask()
    expect((await show(visitor, token, passkey.get(options, wrong))).status).toBe(401)
    expect((await show(visitor, 'made up', passkey.get(options))).status).toBe(401)
    expect((await show(visitor, token, { id: 'nonsense' })).status).toBe(401)
    expect((await show(visitor, token, passkey.get(options))).status).toBe(200)
  })

  it('is not held up by what strangers on its network try, and one that does not fit is told how long to wait', async () => {
    const passkey = await addPasskey()
    const crowd = '203.0.113.9'
    await openVisitor(undefined, crowd).signIn('credentials', { email: 'nobody@example.com', password: 'a guess' })
    await getDb().rateBucket.updateMany({ where: { clientId: 'login:from 203.0.113.0/24' }, data: { tokens: -100 } })
    const { token, passkey: options } = await ask()
    const own = openVisitor(undefined, crowd)
    expect((await show(own, token, passkey.get(options, { verified: false }))).body).toMatchObject({ retryAfter: 60 })
    expect((await show(own, token, passkey.get(options))).status).toBe(200)
  })

  it('of a person who was disabled signs in no more', async () => {
    const passkey = await addPasskey()
    await getDb().user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    const { token, passkey: options } = await ask()
    expect((await show(openVisitor(), token, passkey.get(options))).status).toBe(401)
  })
})

describe('factors', () => {
  it('are added once where the answer was lost, and the first brings codes that somebody has', async () => {
    const { token, totp } = await begin('totp')
    const secret = totp?.secret ?? ''
    const body = { kind: 'totp', token, name: 'Phone', code: codeOf(secret) }
    const [lost, again] = [await post(addFactor, '/me/factors', body), await post(addFactor, '/me/factors', body)]
    expect(again).toMatchObject({ status: 201, body: { id: (lost.body as AddedFactorView).id } })
    const { recoveryCodes: codes = [] } = again.body as AddedFactorView
    expect(codes).toHaveLength(10)
    // Whoever has kept those of the first answer, which came after all, learns that they are void.
    const told = await getDb().mail.findMany({ where: { recipient: user.email }, orderBy: { id: 'asc' } })
    expect(told.map(({ subject }) => subject)).toEqual([
      'An authenticator app was added to your Callslip account',
      'Your Callslip recovery codes are new',
    ])
    const visitor = openVisitor()
    const half = (await firstStep(visitor)).body.secondStep?.token ?? ''
    expect((await secondStep(visitor, half, { method: 'recovery', code: codes[0] })).status).toBe(200)

    const { create } = makePasskey()
    const { token: second, passkey: options = {} } = await begin('passkey')
    const passkey = { kind: 'passkey', token: second, name: 'Laptop', response: create(options) }
    for (const _ of [1, 2]) {
      const reply = await post(addFactor, '/me/factors', passkey)
      expect(reply).toMatchObject({ status: 201, body: { kind: 'passkey' } })
      expect(reply.body).not.toHaveProperty('recoveryCodes')
    }
    expect(await getDb().factor.count({ where: { userId: user.id } })).toBe(2)
    expect((await call(countCodes, 'GET', '/me/recovery-codes', { key: bearer })).body).toEqual({ left: 9 })
  })

  it('are listed without what they hold, and their owner is told of each', async () => {
    await addPasskey()
    const { secret, added } = await addApp()
    expect(added).not.toHaveProperty('recoveryCodes')
    const { body } = await call(listFactors, 'GET', '/me/factors', { key: bearer })
    expect(body).toMatchObject([
      { kind: 'totp', name: 'Phone' },
      { kind: 'passkey', name: 'Laptop' },
    ])
    expect(
      JSON.stringify(
        await getDb().factor.findMany({ where: { kind: 'totp' }, omit: { counter: true, lastStep: true } }),
      ),
    ).not.toContain(secret)
    const notified = await getDb().mail.findMany({ where: { recipient: user.email }, orderBy: { id: 'asc' } })
    expect(notified.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your Callslip account',
      'An authenticator app was added to your Callslip account',
    ])
  })

  it('are added by an answer to what was asked, once, and to one’s own account', async () => {
    const passkey = makePasskey()
    const { token, passkey: options = {} } = await begin('passkey')
    const body = { kind: 'passkey', token, name: 'Laptop', response: passkey.create(options) }
    const foreign = (await makeCustomer()).bearer
    expect(await post(addFactor, '/me/factors', body, foreign)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'token' }] },
    })
    const elsewhere = { ...body, response: makePasskey().create(options, { origin: 'https://callslip.example' }) }
    expect((await post(addFactor, '/me/factors', elsewhere)).body).toMatchObject({ details: [{ field: 'response' }] })
    expect((await post(addFactor, '/me/factors', body)).status).toBe(201)
    const another = { ...body, response: makePasskey().create(options) }
    expect((await post(addFactor, '/me/factors', another)).body).toMatchObject({ details: [{ field: 'token' }] })
  })

  it('end with their removal, and with the last of them the recovery codes', async () => {
    const passkey = await addPasskey()
    const { added } = await addApp()
    const remove = (id: string) => call(removeFactor, 'DELETE', `/me/factors/${id}`, { key: bearer })
    expect((await remove(added.id)).status).toBe(200)
    expect((await call(countCodes, 'GET', '/me/recovery-codes', { key: bearer })).body).toEqual({ left: 10 })
    expect((await remove(passkey.added.id)).status).toBe(200)
    expect((await remove(passkey.added.id)).status).toBe(404)
    expect((await call(countCodes, 'GET', '/me/recovery-codes', { key: bearer })).body).toEqual({ left: 0 })
    expect((await firstStep(openVisitor())).status).toBe(200)
    expect((await post(renewCodes, '/me/recovery-codes')).body).toMatchObject({ code: 'factor_required' })
  })

  it('end the other sessions when the first of them comes, and with another one none', async () => {
    const isIn = async (key: string) => (await call(me, 'GET', '/me', { key })).status === 200
    const before = await makeTokenOf(user.id, 'person')
    await addPasskey()
    expect([await isIn(before), await isIn(bearer)]).toEqual([false, true])
    const after = await makeTokenOf(user.id, 'person')
    await addApp()
    expect(await isIn(after)).toBe(true)
  })

  it('are nobody else’s to remove', async () => {
    const { added } = await addApp()
    const stranger = await makeUser(getDb(), { operatorRole: 'admin' })
    const key = await makeTokenOf(stranger.id, 'operator')
    expect((await call(removeFactor, 'DELETE', `/me/factors/${added.id}`, { key })).status).toBe(404)
  })

  it('renewed recovery codes void the old ones', async () => {
    const { added } = await addApp()
    expect((await post(renewCodes, '/me/recovery-codes')).body).toMatchObject({ left: 10 })
    const visitor = openVisitor()
    const half = (await firstStep(visitor)).body.secondStep?.token ?? ''
    const code = added.recoveryCodes?.[0] ?? ''
    expect((await secondStep(visitor, half, { method: 'recovery', code })).status).toBe(401)
  })
})

describe('an operator', () => {
  it('without a factor may do nothing but add one, and keeps the last', async () => {
    const operator = await makeUser(getDb(), { operatorRole: 'admin', factorExempt: true })
    await getDb().user.update({ where: { id: operator.id }, data: { factorExempt: false } })
    const key = await makeTokenOf(operator.id, 'operator')
    expect(await call(orders, 'GET', '/operator/orders', { key })).toMatchObject({
      status: 403,
      body: { code: 'factor_required' },
    })
    expect((await call(me, 'GET', '/me', { key })).body).toMatchObject({ secondFactor: 'required' })
    const { added } = await addPasskey(key)
    expect((await call(orders, 'GET', '/operator/orders', { key })).status).toBe(200)
    expect(await call(removeFactor, 'DELETE', `/me/factors/${added.id}`, { key })).toMatchObject({
      status: 403,
      body: { code: 'factor_required' },
    })
    const second = await addApp(key)
    expect((await call(removeFactor, 'DELETE', `/me/factors/${second.added.id}`, { key })).status).toBe(200)
  })

  it('who orders too may not even do that', async () => {
    await getDb().user.update({ where: { id: user.id }, data: { operatorRole: 'admin' } })
    expect((await call(keys, 'GET', '/api-keys', { key: bearer })).body).toMatchObject({ code: 'factor_required' })
    const body = { name: 'Key', scopes: ['orders:read'] }
    expect((await post(createKey, '/api-keys', body)).body).toMatchObject({ code: 'factor_required' })
  })

  it('is none in a session of before the factor, wherever that was begun', async () => {
    const [thief, own] = [openVisitor(), openVisitor()]
    await Promise.all([firstStep(thief), firstStep(own)])
    await getDb().user.update({ where: { id: user.id }, data: { operatorRole: 'admin' } })
    const stolen = await thief.token('operator')
    const key = await own.token('operator')
    await addApp(key)
    expect((await call(orders, 'GET', '/operator/orders', { key })).status).toBe(200)
    expect((await own.ask('operator')).status).toBe(200)
    expect((await call(orders, 'GET', '/operator/orders', { key: stolen })).body).toMatchObject({
      code: 'api_key_expired',
    })
    expect((await thief.ask('operator')).body).toMatchObject({ code: 'authentication_required' })
  })

  it('is none in a session that was begun without the factor that there is', async () => {
    // As one that is just beginning while the factor is added, or was there before such sessions ended.
    const visitor = openVisitor()
    await firstStep(visitor)
    await makeFactor(getDb(), user.id)
    const [key, asked] = [await visitor.token(), await visitor.ask()]
    expect(asked.status).toBe(200)
    await getDb().user.update({ where: { id: user.id }, data: { operatorRole: 'admin' } })
    expect((await visitor.ask('operator')).body).toMatchObject({ code: 'authentication_required' })
    expect((await call(me, 'GET', '/me', { key })).body).toMatchObject({ code: 'api_key_expired' })
  })

  it('of the demo is exempt', async () => {
    const operator = await makeUser(getDb(), { operatorRole: 'admin', factorExempt: true })
    const key = await makeTokenOf(operator.id, 'operator')
    expect((await call(orders, 'GET', '/operator/orders', { key })).status).toBe(200)
    expect((await call(me, 'GET', '/me', { key })).body).toMatchObject({ secondFactor: 'exempt' })
  })
})
