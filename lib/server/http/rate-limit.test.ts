import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { DELETE as noMethod, GET as listOrders } from '#app/api/orders/route.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { listOrders as operation } from '#lib/orders/operations.ts'
import { chargeTokens, countHands, takeToken } from '#lib/server/http/rate-limit.ts'
import { unknownPath } from '#lib/server/http/unknown-path.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { errorOf, requestFor } from '#tools/testing/requests.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'

async function makeLimited(perMinute: number) {
  const client = await makeClient(getDb(), {
    rateLimitDevelopment: perMinute,
    rateLimitProduction: 0,
    productionState: 'enabled',
  })
  const { key } = await makeKey(getDb(), client.id, { scopes: ['orders:read'] })
  return { client, key, list: (query = '') => listOrders(requestFor(operation, { token: key, query })) }
}

afterEach(() => void vi.useRealTimers())

it('forgets clients that have been idle, and only those', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const allowance = { perMinute: 1, burst: 100 }
  const take = (n: number) => takeToken(`idle-${n}`, 'development', allowance)
  const others = countHands()
  for (let n = 0; n < 200; n += 1) await take(n)
  expect(countHands()).toBe(others + 200)
  vi.advanceTimersByTime(15 * 60_000)
  await take(7)
  expect(countHands()).toBe(others + 200)
  vi.advanceTimersByTime(6 * 60_000)
  await take(200)
  expect(countHands()).toBe(2)
  // Client 7 goes on with the tokens in its hand, client 8 with new ones of its bucket (which refills by the database's clock).
  expect((await take(7)).headers['RateLimit']).toContain('r=97;')
  expect((await take(8)).headers['RateLimit']).toMatch(/r=(79|80);/)
})

it('says the limit to whoever is refused for want of a good key, and takes nothing for it', async () => {
  const { client, list } = await makeLimited(30)
  const gone = await makeKey(getDb(), client.id, { revokedAt: new Date(Date.now() - 1000) })
  const limits = ({ status, headers }: Response) => [
    status,
    headers.get('ratelimit-policy'),
    headers.get('ratelimit')?.replace(/;t=.*/, ''),
  ]
  const asked = async (token?: string) =>
    limits(await listOrders(requestFor(operation, token === undefined ? {} : { token })))
  const own = '"default";q=30;w=60;burst=100'
  expect(await asked(gone.key)).toEqual([403, own, '"default";r=100'])
  expect(limits(await list())).toEqual([200, own, '"default";r=99'])
  for (let n = 0; n < 2; n += 1) expect(await asked(gone.key)).toEqual([403, own, '"default";r=99'])
  Object.assign(getEnv(), { RATE_LIMIT_DEVELOPMENT: 60 })
  // Also where there is nothing to be let in to.
  for (const [answer, status] of [
    [noMethod, 405],
    [unknownPath.GET, 404],
  ] as const)
    expect(limits(await answer(requestFor(operation, {})))).toEqual([
      status,
      '"default";q=60;w=60;burst=100',
      '"default";r=100',
    ])
  for (const token of [undefined, 'cs_dev_nonsense', 'no.token'])
    expect(await asked(token)).toEqual([403, '"default";q=60;w=60;burst=100', '"default";r=100'])
  Object.assign(getEnv(), { RATE_LIMIT_DEVELOPMENT: 0 })
})

it('answers 429 once the burst is spent, and says when to come back', async () => {
  const { list, client } = await makeLimited(30)
  const responses = []
  for (let i = 0; i < 110; i += 1) responses.push(await list())
  const served = responses.filter(({ status }) => status === 200)
  expect(served.length).toBeGreaterThanOrEqual(100)
  expect(served.length).toBeLessThanOrEqual(102) // what a second or two of this test refilled
  expect(served[0]?.headers.get('ratelimit-policy')).toBe('"default";q=30;w=60;burst=100')
  expect(served[0]?.headers.get('ratelimit')).toMatch(/^"default";r=99;t=2$/)
  const refused = responses.at(-1)
  if (!refused) throw new Error('nothing was sent')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused.headers.get('ratelimit')).toMatch(/^"default";r=0;/)
  expect(refused.headers.get('request-id')).toMatch(/^req_/)
  expect(await errorOf(refused)).toMatchObject({
    code: 'rate_limited',
    error: expect.stringContaining('at most 100 at once and 30 a minute'),
  })
  // The other environment has a bucket of its own; this client has no limit there.
  const { key } = await makeKey(getDb(), client.id, { environment: 'production' })
  const live = await listOrders(requestFor(operation, { token: key, environment: 'production' }))
  expect([live.status, live.headers.get('ratelimit')]).toEqual([200, null])
})

it('promises no more than a burst, whatever is in hand beside a full bucket', async () => {
  const { client } = await makeLimited(1)
  const caller = [client.id, 'development', { perMinute: 1, burst: 100 }] as const
  expect((await takeToken(...caller)).headers['RateLimit']).toContain('r=99;')
  // As time would give them back.
  expect((await drawTokens(...caller, -20)).left).toBeGreaterThanOrEqual(100)
  expect((await chargeTokens(...caller, 1, new Request('http://localhost'))).headers['RateLimit']).toContain('r=100;')
})

it('lets those wait who ask on without waiting, a bounded number of them', async () => {
  const allowance = { perMinute: 1, burst: 5 }
  const take = async () => {
    const begun = performance.now()
    const refused = await takeToken('hasty', 'development', allowance).then(
      () => false,
      () => true,
    )
    return { refused, ms: performance.now() - begun }
  }
  for (let n = 0; n < 5; n += 1) expect((await take()).refused).toBe(false)
  const first = await Promise.all(Array.from({ length: 5 }, take))
  expect(first.every(({ refused, ms }) => refused && ms < 150)).toBe(true)
  const next = await Promise.all(Array.from({ length: 40 }, take))
  expect(next.every(({ refused }) => refused)).toBe(true)
  expect(next.filter(({ ms }) => ms > 190)).toHaveLength(32)
})

it('holds a researcher to the limit of the deployment', async () => {
  Object.assign(getEnv(), { RATE_LIMIT_DEVELOPMENT: 60 })
  const token = await makeToken('researcher', { researcher: await makeResearcher(getDb()) })
  const ask = () => call(routeOf('getResearchProfile'), 'GET', '/research/profile', { key: token })
  expect((await ask()).headers.get('ratelimit')).toMatch(/^"default";r=99;/)
  const answers = await Promise.all(Array.from({ length: 130 }, ask))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
  Object.assign(getEnv(), { RATE_LIMIT_DEVELOPMENT: 0 })
})

it('tells what is left on a refusal too, whatever the refusal', async () => {
  const { list, client } = await makeLimited(600)
  for (const query of ['?limit=0', '?startingAfter=nope'])
    expect((await list(query)).headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=1$/)
  const { key } = await makeKey(getDb(), client.id, { scopes: ['orders:write'] })
  const refused = await listOrders(requestFor(operation, { token: key }))
  expect([refused.status, refused.headers.has('ratelimit')]).toEqual([403, true])
})

it('serves simultaneous requests from one bucket', async () => {
  const { list } = await makeLimited(30)
  const statuses = (await Promise.all(Array.from({ length: 150 }, () => list()))).map(({ status }) => status)
  const served = statuses.filter((status) => status === 200).length
  expect(served).toBeGreaterThanOrEqual(100)
  expect(served).toBeLessThanOrEqual(103)
  expect(statuses.filter((status) => status === 429)).toHaveLength(150 - served)
})

it('counts a large body as several requests, before it is looked at', async () => {
  const { client } = await makeLimited(1)
  const { key } = await makeKey(getDb(), client.id, { scopes: ['orders:write'] })
  const left = async (bytes: number) => {
    const body = { instructions: 'x'.repeat(bytes - '{"instructions":""}'.length) }
    const { status, headers } = await call(routeOf('placeOrder'), 'POST', '/orders', { key, body })
    return [status, headers.get('ratelimit')?.split(';')[1]]
  }
  expect(await left(16 * 1024)).toEqual([400, 'r=99'])
  expect(await left(16 * 1024 + 1)).toEqual([400, 'r=97'])
  expect(await left(256 * 1024)).toEqual([400, 'r=81'])
  // The last that is served overdraws the bucket, and whoever has done that waits.
  for (let n = 0; n < 5; n += 1) await left(256 * 1024)
  expect((await left(256 * 1024))[0]).toBe(429)
})

it('takes a batch whose body is large from whoever has waited, and lets them wait for all of it', async () => {
  const { client } = await makeLimited(1)
  const { key } = await makeKey(getDb(), client.id, { scopes: ['orders:write'] })
  const order = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
  const orders = [1, 2].map(() => ({ ...order, instructions: 'x'.repeat(4000), padding: 'x'.repeat(100_000) }))
  const send = () => call(routeOf('placeOrders'), 'POST', '/orders/batch', { key, body: { orders } })
  await drawTokens(client.id, 'development', { perMinute: 1, burst: 100 }, 95)
  expect((await send()).status).toBe(200)
  // Both the twelve pieces of the body and the row beside the first are owed.
  const { tokens } = await getDb().rateBucket.findFirstOrThrow({ where: { clientId: client.id } })
  expect(Math.round(tokens)).toBe(-13)
  const refused = await send()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 13 * 60]).toEqual([429, true])
})

const otherProcess = `
  const { GET } = await import('#app/api/orders/route.ts')
  const { disconnectDb } = await import('#lib/db.ts')
  let served = 0
  for (let i = 0; i < 110; i += 1) {
    const response = await GET(new Request('http://localhost:3000/api/orders', { headers: { Authorization: 'Bearer ' + process.env.KEY } }))
    if (response.status === 200) served += 1
  }
  await disconnectDb()
  console.log(served)`

it('shares the bucket among processes', async () => {
  const { key } = await makeLimited(30)
  const counts = await Promise.all(
    [1, 2].map(async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', otherProcess], {
        env: { ...process.env, KEY: key },
      })
      return Number(stdout.trim())
    }),
  )
  const served = counts.reduce((sum, count) => sum + count, 0)
  // Beyond the burst: the refill of a few seconds. Below it: at most the batch that one of them still held at its end.
  expect(served).toBeGreaterThanOrEqual(80)
  expect(served).toBeLessThanOrEqual(105)
})
