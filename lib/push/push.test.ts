import { createPublicKey, verify } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { GET as listDevices, PUT as addDevice } from '#app/api/me/push-devices/route.ts'
import { DELETE as removeDevice } from '#app/api/me/push-devices/[sessionId]/route.ts'
import { GET as getKey } from '#app/api/me/push-key/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { MailOccasion, PushOccasion } from '#lib/mail/occasions.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { reseal } from '#lib/reseal.ts'
import { getEnv } from '#lib/env.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { offered, openMarket } from '#tools/testing/market.ts'
import { startPushService } from '#tools/testing/push-service.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeUser } from '#prisma/factories.ts'

const opened: { close: () => void }[] = []
const settings = { ...getEnv() }
afterEach(async () => {
  opened.splice(0).forEach(({ close }) => close())
  Object.assign(getEnv(), settings)
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
})
async function browser(answer?: (response: ServerResponse) => void) {
  const started = await startPushService(answer)
  opened.push(started)
  return started
}

/** Somebody with an order that has offers, and how they want to be told of those. */
async function openOrder(ways: { mutedMails?: MailOccasion[]; pushedNotices?: PushOccasion[] }) {
  const market = await openMarket()
  const user = await makeUser(getDb(), { emailVerifiedAt: new Date(), ...ways })
  await getDb().membership.create({ data: { userId: user.id, clientId: market.client.id, role: 'owner' } })
  const signIn = () => makeTokenOf(user.id, 'customer', { clientId: market.client.id })
  const { orderId } = await offered(market)
  return { user, signIn, orderId, market }
}
const pushOnly = { mutedMails: ['offers'], pushedNotices: ['offers'] } satisfies Parameters<typeof openOrder>[0]

const add = (token: string, body: unknown) => call(addDevice, 'PUT', '/me/push-devices', { key: token, body })
const devicesOf = async (token: string) =>
  (await call(listDevices, 'GET', '/me/push-devices', { key: token })).body as { id: string; current: boolean }[] // by its schema

/** What waits falls due, and is done. */
async function letTimePass() {
  await runDueJobs()
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'notice:offers_in:%' OR key LIKE 'push:%'`
  await getDb().$executeRaw`UPDATE push_deliveries SET due_at = now() WHERE sent_at IS NULL`
  await runDueJobs()
  expect(await failedJobs()).toEqual([])
}
const mailsOf = async (orderId: string) =>
  (await getDb().mail.findMany({ where: { orderId, notice: 'offers_in' } })).map(({ recipient }) => recipient)

it('tells a device what the mail says first, signed and sealed, and mails whoever wants both', async () => {
  const { signIn, orderId, user, market } = await openOrder({ pushedNotices: ['offers'] })
  const phone = await browser()
  const token = await signIn()
  expect((await add(token, phone.subscription)).status).toBe(200)
  await letTimePass()
  const [got, ...more] = phone.received
  if (!got) throw new Error('nothing came')
  expect(more).toEqual([])
  const message = phone.open(got)
  expect(message).toMatchObject({
    title: expect.stringMatching(/^\[Rehearsal\] 2 offers for Birth record, Archives de Paris/),
    body: expect.stringMatching(/^2 offers came in for your order, Birth record, Archives de Paris \(.+\)\.$/),
    url: `http://localhost:3000/orders/${orderId}?environment=development&for=${market.client.id}`,
    tag: `offers_in:${orderId}`,
  })
  expect(await mailsOf(orderId)).toEqual([user.email])
  expect(got.headers).toMatchObject({
    ttl: '259200',
    'content-encoding': 'aes128gcm',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })

  // Node's own verification, of the key that browsers subscribe to.
  const { publicKey } = (await call(getKey, 'GET', '/me/push-key', { key: token })).body as { publicKey: string }
  const [, jwt = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(got.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  expect(
    verify('sha256', signed, { key: verifier, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  expect({ aud, sub }).toEqual({ aud: new URL(phone.url).origin, sub: expect.stringMatching(/^mailto:/) })
  expect(Number(exp) - Date.now() / 1000).toBeLessThan(24 * 3600)

  // A second run of everything tells nobody twice.
  await getDb().event.findMany({ where: { orderId } })
  await letTimePass()
  expect(phone.received).toHaveLength(1)
})

it('sends no mail beside where only devices are wanted, and a mail where there is no device', async () => {
  const notified = await openOrder(pushOnly)
  const phone = await browser()
  await add(await notified.signIn(), phone.subscription)
  const alone = await openOrder(pushOnly)
  await letTimePass()
  expect(phone.received).toHaveLength(1)
  expect(await mailsOf(notified.orderId)).toEqual([])
  expect(await mailsOf(alone.orderId)).toEqual([alone.user.email])
})

it('forgets a subscription that has ended, and mails what it was to be told', async () => {
  const { signIn, orderId, user } = await openOrder(pushOnly)
  const phone = await browser((response) => response.writeHead(410).end())
  const token = await signIn()
  await add(token, phone.subscription)
  await letTimePass()
  expect(await devicesOf(token)).toEqual([])
  expect(await mailsOf(orderId)).toEqual([user.email])
  expect(phone.received).toHaveLength(1)
})

it('tries again where the service has too much to do, and gives up within the hour for a mail', async () => {
  const { signIn, orderId, user } = await openOrder(pushOnly)
  let status = 503
  const phone = await browser((response) => response.writeHead(status).end())
  await add(await signIn(), phone.subscription)
  await letTimePass()
  await letTimePass()
  expect(phone.received.length).toBeGreaterThan(1)
  expect(await mailsOf(orderId)).toEqual([])
  await getDb()
    .$executeRaw`UPDATE push_messages SET created_at = now() - interval '61 minutes' WHERE order_id = ${orderId}`
  await letTimePass()
  expect(await mailsOf(orderId)).toEqual([user.email])
  // What is over is not sent once more.
  status = 201
  const count = phone.received.length
  await letTimePass()
  expect(phone.received).toHaveLength(count)
})

it('speaks to nothing but push services', async () => {
  const { signIn } = await openOrder(pushOnly)
  const token = await signIn()
  const { subscription } = await browser()
  const issueOf = async (endpoint: string) => (await add(token, { ...subscription, endpoint })).status
  getEnv().WEBHOOK_ALLOW_LOCAL = false
  expect(await issueOf(subscription.endpoint)).toBe(400)
  expect(await issueOf('http://push.example.com/x')).toBe(400)
  expect(await issueOf('https://10.0.0.1/x')).toBe(400)
  expect(await issueOf('https://push.example.com:6379/x')).toBe(400)
  expect(await issueOf('https://push.example.com/x')).toBe(200)
  const { p256dh, auth } = subscription.keys
  expect((await add(token, { ...subscription, keys: { p256dh, auth: 'short' } })).status).toBe(400)
  const beside = Buffer.alloc(65, 4).toString('base64url')
  expect((await add(token, { ...subscription, keys: { p256dh: beside, auth } })).status).toBe(400)
})

it('ends with its session, by removal, and when somebody else signs in there', async () => {
  const { signIn, user } = await openOrder(pushOnly)
  const [first, second, third] = [await signIn(), await signIn(), await signIn()]
  const [phone, tablet] = [await browser(), await browser()]
  await add(first, phone.subscription)
  await add(second, tablet.subscription)
  expect((await devicesOf(first)).map(({ current }) => current)).toEqual([false, true])

  // The same browser with another session of theirs: it moves, and is there once.
  expect((await add(third, { ...phone.subscription, replaces: phone.subscription.endpoint })).status).toBe(200)
  expect((await devicesOf(first)).filter(({ current }) => current)).toEqual([])
  const [device] = (await devicesOf(third)).filter(({ current }) => current)
  if (!device) throw new Error('no device')

  const stranger = await openOrder(pushOnly)
  const other = await stranger.signIn()
  const remove = (token: string) => call(removeDevice, 'DELETE', `/me/push-devices/${device.id}`, { key: token })
  expect((await remove(other)).status).toBe(404)
  expect((await add(other, { ...phone.subscription, replaces: phone.subscription.endpoint })).status).toBe(404)
  expect((await remove(second)).status).toBe(200)
  // Removed, it doesn't come back by itself.
  expect((await add(third, { ...phone.subscription, replaces: phone.subscription.endpoint })).status).toBe(404)

  await add(third, phone.subscription)
  expect((await add(other, phone.subscription)).status).toBe(200)
  expect((await devicesOf(third)).map(({ current }) => current)).toEqual([false])
  await inTransaction((tx) => endSessions(tx, user.id))
  expect(await getDb().pushDevice.count({ where: { session: { userId: user.id } } })).toBe(0)
})

it('tells a session that an organisation began of nothing but its orders', async () => {
  const { signIn, user } = await openOrder(pushOnly)
  const elsewhere = await openMarket()
  const phone = await browser()
  const token = await signIn()
  await add(token, phone.subscription)
  await getDb().userSession.updateMany({ where: { userId: user.id }, data: { signOnClientId: elsewhere.client.id } })
  await letTimePass()
  expect(phone.received).toEqual([])
})

it('outlives an exchange of APP_SECRET', async () => {
  const { signIn, orderId } = await openOrder(pushOnly)
  const phone = await browser()
  const token = await signIn()
  await add(token, phone.subscription)
  const before = (await call(getKey, 'GET', '/me/push-key', { key: token })).body
  const { APP_SECRET } = getEnv()
  Object.assign(getEnv(), { APP_SECRET: 'another secret, as long as it has to be', APP_SECRET_PREVIOUS: [APP_SECRET] })
  await reseal()
  getEnv().APP_SECRET_PREVIOUS = []
  await letTimePass()
  expect(phone.received.map(phone.open)).toMatchObject([{ tag: `offers_in:${orderId}` }])
  expect((await getDb().pushKey.findMany()).map(({ publicKey }) => ({ publicKey }))).toEqual([before])
})
