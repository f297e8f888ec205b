import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { POST as revoke } from '#app/api/oauth/revoke/route.ts'
import { POST as token } from '#app/api/oauth/token/route.ts'
import { POST as begin } from '#app/api/oauth/device_authorization/route.ts'
import { POST as allow } from '#app/api/device-sign-ins/[userCode]/allow/route.ts'
import { POST as refuse } from '#app/api/device-sign-ins/[userCode]/refuse/route.ts'
import { GET as look } from '#app/api/device-sign-ins/[userCode]/route.ts'
import { POST as changePassword } from '#app/api/me/password/route.ts'
import { GET as listOrders } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import type { DeviceAuthorization } from '#lib/devices/begin-device-sign-in.ts'
import type { DeviceToken } from '#lib/devices/exchange-device-code.ts'
import { hashPassword } from '#lib/users/password.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'

const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
const client_id = 'callslip-cli'

let clientId: string
let userId: string
let member: string
beforeEach(async () => {
  clientId = (await makeClient(getDb())).id
  userId = (await makeUser(getDb())).id
  await getDb().membership.create({ data: { userId, clientId, role: 'developer' } })
  member = await makeTokenOf(userId, 'customer', { clientId })
})

afterEach(() => void vi.useRealTimers())

async function post(handler: (request: Request) => Promise<Response>, fields: Record<string, string>, base = '/api') {
  const response = await handler(
    new Request(`http://localhost:3000${base}/oauth/x`, {
      method: 'POST',
      headers: { 'x-callslip-peer': '8.8.8.8', 'user-agent': 'callslip/1.2.0' },
      body: new URLSearchParams(fields),
    }),
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, body: (await response.json()) as unknown }
}
const start = async (fields: Record<string, string> = {}) =>
  (await post(begin, { client_id, ...fields })).body as DeviceAuthorization
const ask = (device_code: string) => post(token, { grant_type, client_id, device_code })
const later = (seconds: number) =>
  getDb().$executeRaw`UPDATE device_sign_ins SET asked_at = asked_at - make_interval(secs => ${seconds}::float8)`
const decide = (handler: typeof allow, code: string, key = member) =>
  call(handler, 'POST', `/device-sign-ins/${code}/x`.replace('/x', handler === allow ? '/allow' : '/refuse'), { key })

it('gives a program a key once a member has typed its code, and only once', async () => {
  const { user_code, device_code, verification_uri_complete, interval } = await start({
    device_name: 'callslip on \u202eatlas\n',
    scope: 'orders:read webhooks:read',
  })
  expect(user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
  expect(verification_uri_complete).toContain(`/device?environment=development&code=${user_code}`)
  expect(interval).toBe(5)
  expect(await ask(device_code)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } })
  expect(await ask(device_code)).toMatchObject({ status: 400, body: { error: 'slow_down' } })
  await later(6)
  expect(await ask(device_code)).toMatchObject({ body: { error: 'authorization_pending' } })

  const typed = user_code.replace('-', ' ').toLowerCase()
  const shown = await call(look, 'GET', `/device-sign-ins/${encodeURIComponent(typed)}`, { key: member })
  expect(shown.body).toMatchObject({
    name: 'callslip on  atlas',
    agent: 'callslip/1.2.0',
    network: '8.8.8.0/24',
    scopes: ['orders:read', 'webhooks:read'],
    state: 'waiting',
  })
  for (const _ of [1, 2])
    expect(await decide(allow, user_code)).toMatchObject({ status: 200, body: { state: 'allowed' } })

  const { status, body } = await ask(device_code)
  const { access_token: key, ...rest } = body as DeviceToken
  expect([status, rest]).toEqual([
    200,
    { token_type: 'Bearer', expires_in: 90 * 86_400, scope: 'orders:read webhooks:read' },
  ])
  expect(await call(listOrders, 'GET', '/orders', { key })).toMatchObject({ status: 200 })
  expect(await getDb().apiKey.findFirst({ where: { clientId } })).toMatchObject({
    name: 'callslip on  atlas',
    createdBy: userId,
  })
  expect(await getDb().clientAction.count({ where: { clientId, type: 'key.created', actorId: userId } })).toBe(1)
  expect(await getDb().mail.findMany({ where: { userId } })).toMatchObject([
    { subject: 'A new Callslip API key was made' },
  ])
  expect(await ask(device_code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })

  for (const _ of [1, 2]) expect(await post(revoke, { token: key })).toEqual({ status: 200, body: {} })
  expect(await call(listOrders, 'GET', '/orders', { key })).toMatchObject({ body: { code: 'api_key_revoked' } })
  expect(await getDb().clientAction.count({ where: { clientId, type: 'key.revoked' } })).toBe(1)
  expect(await post(revoke, { token: 'cs_dev_nobody' })).toEqual({ status: 200, body: {} })
})

it('gives another key for one that was never used: its answer was lost, and nobody has it', async () => {
  const { user_code, device_code } = await start()
  await decide(allow, user_code)
  const keyFrom = async () => ((await ask(device_code)).body as DeviceToken).access_token
  const lost = await keyFrom()
  expect(await call(look, 'GET', `/device-sign-ins/${user_code}`, { key: member })).toMatchObject({
    body: { state: 'allowed' },
  })
  expect(await ask(device_code)).toMatchObject({ status: 400, body: { error: 'slow_down' } })
  await later(6)
  const key = await keyFrom()
  expect(await call(listOrders, 'GET', '/orders', { key: lost })).toMatchObject({ body: { code: 'api_key_revoked' } })
  expect(await call(listOrders, 'GET', '/orders', { key })).toMatchObject({ status: 200 })
  await later(6)
  expect(await ask(device_code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await call(listOrders, 'GET', '/orders', { key })).toMatchObject({ status: 200 })
  const types = await getDb().clientAction.findMany({ where: { clientId }, orderBy: { id: 'asc' } })
  expect(types.map(({ type }) => type)).toEqual(['key.created', 'key.revoked', 'key.created'])
})

it('takes a key that was ended by hand for an end: the program is given no other', async () => {
  const { user_code, device_code } = await start()
  await decide(allow, user_code)
  expect(await ask(device_code)).toMatchObject({ status: 200 })
  await getDb().apiKey.updateMany({ where: { clientId }, data: { revokedAt: new Date() } })
  await later(6)
  expect(await ask(device_code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

it('gives none to a program that was refused, came too late, or was allowed by somebody who may no longer', async () => {
  const refused = await start()
  expect(await decide(refuse, refused.user_code)).toMatchObject({ body: { state: 'refused' } })
  expect(await decide(allow, refused.user_code)).toMatchObject({ body: { state: 'refused' } })
  expect(await ask(refused.device_code)).toMatchObject({ body: { error: 'access_denied' } })

  const late = await start()
  await getDb().deviceSignIn.updateMany({ where: { userCode: late.user_code }, data: { expiresAt: new Date() } })
  expect(await decide(allow, late.user_code)).toMatchObject({ status: 404 })
  expect(await ask(late.device_code)).toMatchObject({ body: { error: 'expired_token' } })

  const orphan = await start()
  await decide(allow, orphan.user_code)
  await getDb().membership.update({ where: { userId_clientId: { userId, clientId } }, data: { role: 'orders' } })
  expect(await ask(orphan.device_code)).toMatchObject({ body: { error: 'access_denied' } })
  expect(await getDb().apiKey.count({ where: { clientId } })).toBe(0)
})

it('lives for ten minutes, whatever the clocks say of the processes that began it and that are asked', async () => {
  const shift = (minutes: number) => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  }
  for (const [begunBy, askedBy] of [
    [5, 0],
    [0, -5],
  ] as const) {
    shift(begunBy)
    const { user_code, device_code } = await start()
    await getDb()
      .$executeRaw`UPDATE device_sign_ins SET expires_at = expires_at - interval '601 seconds' WHERE user_code = ${user_code}`
    shift(askedBy)
    expect(await decide(allow, user_code)).toMatchObject({ status: 404 })
    expect(await ask(device_code)).toMatchObject({ body: { error: 'expired_token' } })
  }
})

it('gives none once the session that allowed it has ended, or reaches the client no more', async () => {
  const stolen = await start()
  await decide(allow, stolen.user_code)
  await getDb().user.update({ where: { id: userId }, data: { passwordHash: await hashPassword('seven green lamps') } })
  const body = { currentPassword: 'seven green lamps', newPassword: 'nine yellow lamps' }
  const key = await makeTokenOf(userId, 'customer', { clientId })
  expect(await call(changePassword, 'POST', '/me/password', { key, body })).toMatchObject({ status: 200 })
  expect(await ask(stolen.device_code)).toMatchObject({ status: 400, body: { error: 'access_denied' } })

  member = await makeTokenOf(userId, 'customer', { clientId })
  const early = await start()
  await decide(allow, early.user_code)
  const provider = { issuer: 'https://id.example', providerClientId: 'x', secretEncrypted: 'x', triedAt: new Date() }
  await getDb().signOn.create({ data: { clientId, ...provider, role: 'read', required: true } })
  expect(await ask(early.device_code)).toMatchObject({ body: { error: 'access_denied' } })
  expect(await getDb().apiKey.count({ where: { clientId } })).toBe(0)
})

it('is decided by whoever may make keys, in the environment that was asked, and then is nobody else’s', async () => {
  const { user_code, device_code } = await start()
  const reader = await makeToken('customer', { client: await makeClient(getDb()), memberRole: 'read' })
  expect(await decide(allow, user_code, reader)).toMatchObject({ body: { code: 'insufficient_scope' } })
  const stranger = await makeToken('customer', { client: await makeClient(getDb()) })
  expect(await decide(allow, user_code)).toMatchObject({ status: 200 })
  for (const handler of [allow, refuse])
    expect(await decide(handler, user_code, stranger)).toMatchObject({ status: 404 })
  expect(await post(token, { grant_type, client_id, device_code }, '/production/api')).toMatchObject({
    body: { error: 'invalid_grant' },
  })
  expect(await ask(device_code)).toMatchObject({ status: 200 })
})

it('says what is wrong with a question in OAuth’s words', async () => {
  const error = async (fields: Record<string, string>, handler = token) => (await post(handler, fields)).body
  expect(await error({ grant_type: 'password', client_id })).toMatchObject({ error: 'unsupported_grant_type' })
  expect(await error({ client_id })).toMatchObject({
    error: 'invalid_request',
    error_description: 'grant_type is missing.',
  })
  expect(await error({ grant_type, client_id: 'else', device_code: 'x' })).toMatchObject({ error: 'invalid_client' })
  expect(await error({ client_id, scope: 'keys:manage' }, begin)).toMatchObject({ error: 'invalid_scope' })
  expect(await error({ client_id, device_name: 'x'.repeat(61) }, begin)).toMatchObject({ error: 'invalid_request' })
  const json = new Request('http://localhost:3000/api/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await (await token(json)).json()).toMatchObject({ error: 'invalid_request' })
})
