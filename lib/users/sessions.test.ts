import { encode } from 'next-auth/jwt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as keys, POST as createKey } from '#app/api/api-keys/route.ts'
import { GET as stream } from '#app/api/events/stream/route.ts'
import { POST as changePassword } from '#app/api/me/password/route.ts'
import { DELETE as endSession } from '#app/api/me/sessions/[sessionId]/route.ts'
import { DELETE as endOthers, GET as listSessions } from '#app/api/me/sessions/route.ts'
import { getDb } from '#lib/db.ts'
import { reap } from '#lib/server/worker/reap.ts'
import { findMe } from '#lib/users/find-me.ts'
import { hashPassword } from '#lib/users/password.ts'
import type { SessionView } from '#lib/users/schema.ts'
import { sessionSecret } from '#lib/users/session.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import { call } from '#tools/testing/call.ts'
import { openVisitor } from '#tools/testing/visitor.ts'
import { makeClient, makeKey, makeSession, makeUser } from '#prisma/factories.ts'

const password = 'seven green lamps'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/604.1'
const passwordHash = await hashPassword(password)

let user: Awaited<ReturnType<typeof makeUser>>
let client: Awaited<ReturnType<typeof makeClient>>
beforeEach(async () => {
  client = await makeClient(getDb())
  user = await makeUser(getDb(), { passwordHash })
  await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })
})
afterEach(() => vi.useRealTimers())

/** A browser of this person's. */
function openBrowser(agent?: string, peer?: string) {
  const visitor = openVisitor(agent, peer)
  return {
    ...visitor,
    signIn: (given = password) => visitor.signIn('credentials', { email: user.email, password: given }),
  }
}

async function signedIn(agent?: string, peer?: string) {
  const browser = openBrowser(agent, peer)
  expect((await browser.signIn()).status).toBe(200)
  return { ...browser, bearer: await browser.token() }
}
const list = async (key: string, headers = {}) =>
  (await call(listSessions, 'GET', '/me/sessions', { key, headers })).body as SessionView[]
const statusOf = async (key: string) => (await call(keys, 'GET', '/api-keys', { key })).status
const ended = { status: 403, body: { code: 'api_key_expired', error: expect.stringContaining('Sign in again') } }

describe('signing out', () => {
  it('ends the session: neither the old cookie nor a token made from it does anything any more', async () => {
    const browser = await signedIn()
    const before = browser.headers()
    expect(await statusOf(browser.bearer)).toBe(200)
    expect((await browser.signOut()).status).toBe(200)
    expect(await browser.ask('customer', before)).toMatchObject({
      status: 403,
      body: { code: 'authentication_required' },
    })
    expect(await findMe(new Headers({ cookie: before.cookie }))).toBeUndefined()
    const body = { name: 'After the end', scopes: ['orders:read'] }
    expect(await call(createKey, 'POST', '/api-keys', { key: browser.bearer, body })).toMatchObject(ended)
    expect(await getDb().apiKey.count({ where: { clientId: client.id } })).toBe(0)
  })

  it('is not done without the form’s own token', async () => {
    const browser = await signedIn()
    await browser.auth('signout', { csrfToken: 'somebody else’s' })
    expect(await statusOf(browser.bearer)).toBe(200)
  })

  it('tells next-auth’s own reader of the cookie too', async () => {
    const browser = await signedIn()
    expect(await (await browser.auth('session')).json()).toMatchObject({ user: { email: user.email } })
    const cookies = new Map(browser.cookies)
    await browser.signOut()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await (await browser.auth('session')).json()).toEqual({})
  })

  it('leaves the session before behind when somebody signs in anew in the same browser', async () => {
    const browser = await signedIn()
    await browser.signIn()
    expect(await statusOf(browser.bearer)).toBe(403)
    expect(await list(await browser.token())).toMatchObject([{ current: true }])
  })
})

describe('the list of sessions', () => {
  it('says where one is signed in, and which one asks', async () => {
    const desk = await signedIn()
    const mobile = await signedIn(phone, '1.1.1.1')
    expect(await list(desk.bearer)).toMatchObject([
      { current: false, lastSeenFrom: { agent: 'Safari on iPhone', network: '1.1.1.0/24' } },
      { current: true, lastSeenFrom: { agent: 'Firefox on Linux', network: '8.8.8.0/24' } },
    ])
    expect(await list(mobile.bearer)).toMatchObject([{ current: true }, { current: false }])
  })

  it('ends one from another device, at once, and says so again when asked again', async () => {
    const [desk, mobile] = [await signedIn(), await signedIn(phone)]
    const { id } = (await list(desk.bearer))[0] ?? { id: '' }
    const first = await call(endSession, 'DELETE', `/me/sessions/${id}`, { key: desk.bearer })
    expect(first).toMatchObject({ status: 200, body: { id, endedAt: expect.any(String) } })
    expect(await call(listSessions, 'GET', '/me/sessions', { key: mobile.bearer })).toMatchObject(ended)
    expect((await mobile.ask()).status).toBe(403)
    expect((await call(endSession, 'DELETE', `/me/sessions/${id}`, { key: desk.bearer })).body).toEqual(first.body)
    expect(await list(desk.bearer)).toMatchObject([{ current: true }])
  })

  it('ends all others and not the one that asks', async () => {
    const [desk, mobile, third] = [await signedIn(), await signedIn(phone), await signedIn()]
    const stranger = await makeSession(getDb(), (await makeUser(getDb())).id)
    expect((await call(endOthers, 'DELETE', '/me/sessions', { key: desk.bearer })).status).toBe(200)
    expect(await Promise.all([desk, mobile, third].map(({ bearer }) => statusOf(bearer)))).toEqual([200, 403, 403])
    expect(await getDb().userSession.findUnique({ where: { id: stranger.id } })).toMatchObject({ endedAt: null })
  })

  it('neither shows nor ends somebody else’s', async () => {
    const { bearer } = await signedIn()
    const { id } = await makeSession(getDb(), (await makeUser(getDb())).id)
    expect((await call(endSession, 'DELETE', `/me/sessions/${id}`, { key: bearer })).status).toBe(404)
    expect(await list(bearer)).toHaveLength(1)
    expect(await getDb().userSession.findUnique({ where: { id } })).toMatchObject({ endedAt: null })
  })

  it('notes once a minute that a session is in use, and from where', async () => {
    const { bearer } = await signedIn()
    const seen = (seconds: number) =>
      getDb().userSession.updateMany({
        where: { userId: user.id },
        data: { lastSeenAt: new Date(Date.now() - seconds * 1000) },
      })
    await seen(30)
    const [before] = await list(bearer)
    expect(await list(bearer)).toEqual([before])
    await seen(90)
    await list(bearer, { 'x-callslip-peer': '9.9.9.9' })
    const [after] = await list(bearer)
    expect(after).toMatchObject({ lastSeenFrom: { network: '9.9.9.0/24', agent: 'Firefox on Linux' } })
    expect(Date.parse(after?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 20_000)
  })
})

const hour = 3_600_000
describe('a session runs out', () => {
  it.each([
    ['a person', null, 14 * 24 * hour, 90 * 24 * hour],
    ['an operator', 'support' as const, 12 * hour, 30 * 24 * hour],
  ])('of %s', async (_, operatorRole, idle, oldest) => {
    await getDb().user.update({ where: { id: user.id }, data: { operatorRole, factorExempt: true } })
    const browser = await signedIn()
    const cookie = browser.headers()
    const check = async (age: number, unseen: number) => {
      const [createdAt, lastSeenAt] = [new Date(Date.now() - age), new Date(Date.now() - unseen)]
      await getDb().userSession.updateMany({ where: { userId: user.id }, data: { createdAt, lastSeenAt } })
      const me = await findMe(new Headers({ cookie: cookie.cookie }))
      return [(await browser.ask('customer', cookie)).status, me !== undefined, await statusOf(browser.bearer)]
    }
    expect(await check(idle, idle - hour)).toEqual([200, true, 200])
    expect(await check(idle + hour, idle + hour)).toEqual([403, false, 403])
    expect(await check(oldest - hour, 0)).toEqual([200, true, 200])
    expect(await check(oldest + hour, 0)).toEqual([403, false, 403])
  })

  it('and is forgotten some time later', async () => {
    const id = 'ses_01dxf6dt000000000000000000'
    await makeSession(getDb(), user.id, { id })
    const kept = await makeSession(getDb(), user.id)
    await reap()
    const rows = await getDb().userSession.findMany({ where: { userId: user.id } })
    expect(rows.map((row) => row.id)).toEqual([kept.id])
  })
})

it('a new password ends every session, also of somebody who has just given the old one', async () => {
  const [desk, mobile] = [await signedIn(), await signedIn(phone)]
  const body = { currentPassword: password, newPassword: 'eight blue lanterns' }
  expect((await call(changePassword, 'POST', '/me/password', { key: desk.bearer, body })).status).toBe(200)
  expect([await statusOf(desk.bearer), await statusOf(mobile.bearer)]).toEqual([403, 403])
  expect([(await desk.ask()).status, (await mobile.ask()).status]).toEqual([403, 403])
  await expect(beginSession(getDb(), user, { network: null, agent: null })).rejects.toMatchObject({
    code: 'authentication_required',
  })
})

it('a cookie of before there were sessions signs nobody in', async () => {
  const browser = await signedIn()
  const cookie = await encode({ token: { sub: user.id, ver: user.sessionVersion }, secret: sessionSecret() })
  expect(
    await browser.ask('customer', { ...browser.headers(), cookie: `next-auth.session-token=${cookie}` }),
  ).toMatchObject({
    status: 403,
    body: { code: 'authentication_required' },
  })
})

describe('a live stream', () => {
  const open = (key: string) =>
    stream(new Request('http://localhost:3000/api/events/stream', { headers: { authorization: `Bearer ${key}` } }))
  const readerOf = (response: Response) => response.body?.pipeThrough(new TextDecoderStream()).getReader()

  it.each(['session', 'key'])('ends within half a minute of its %s', async (kind) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [browser, made] = [await signedIn(), await makeKey(getDb(), client.id)]
    const reader = readerOf(await open(kind === 'key' ? made.key : browser.bearer))
    expect((await reader?.read())?.value).toContain('retry')
    vi.advanceTimersByTime(15_000)
    expect((await reader?.read())?.value).toContain('still here')
    if (kind === 'session') await browser.signOut()
    else await getDb().apiKey.update({ where: { id: made.id }, data: { revokedAt: new Date() } })
    vi.advanceTimersByTime(15_000)
    expect(await reader?.read()).toMatchObject({ done: true })
  })

  it('is one of at most ten of a key or a session', async () => {
    const { bearer } = await signedIn()
    const { key } = await makeKey(getDb(), client.id)
    const streams = []
    for (let i = 0; i < 10; i += 1) streams.push(await open(bearer))
    const eleventh = await open(bearer)
    expect(eleventh.status).toBe(429)
    expect(eleventh.headers.get('retry-after')).toBe('300')
    expect(await eleventh.json()).toMatchObject({ code: 'rate_limited' })
    const other = await open(key)
    expect(other.status).toBe(200)
    await streams[0]?.body?.cancel()
    const again = await open(bearer)
    expect(again.status).toBe(200)
    for (const { body } of [...streams.slice(1), other, again]) await body?.cancel()
  })
})
