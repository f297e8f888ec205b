import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnectDb, getDb, runAlone } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { checkDatabase } from '#lib/health/check-database.ts'
import { newId } from '#lib/ids.ts'
import { setMeters } from '#lib/meters.ts'
import { isForReplicas } from '#lib/operation.ts'
import { ReadIndex } from '#lib/read-index.ts'
import { findReader, measureReplicas } from '#lib/replicas.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { makeFixtures, makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { startReplicatedCluster } from '#tools/testing/replicated-cluster.ts'
import { requestFor } from '#tools/testing/requests.ts'
import { operationRoutes, routeOf } from '#tools/testing/routes.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'

const { primary, replica, stop } = await startReplicatedCluster()
Object.assign(process.env, { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url })
afterAll(async () => {
  await flushRequests()
  await disconnectDb()
  await stop()
})

/** By what lists were read since the test began. */
let reads: string[] = []
setMeters({ request() {}, delivery() {}, providerCall() {}, listRead: (by) => void reads.push(by) })
beforeEach(() => void (reads = []))

async function makeWorld() {
  const client = await makeClient(getDb())
  const researcher = await makeResearcher(getDb())
  return {
    key: (await makeKey(getDb(), client.id)).key,
    customer: await makeToken('customer', { client }),
    researcher: await makeToken('researcher', { researcher }),
    operator: await makeToken('operator'),
    ids: await makeFixtures(client, researcher),
  }
}
let world: Awaited<ReturnType<typeof makeWorld>>
beforeAll(async () => {
  world = await makeWorld()
})

const [placing, listing, exporting] = ['placeOrder', 'listOrders', 'exportOrders'].map(routeOf)
type Handle = typeof placing
async function send(handle: Handle, options: Parameters<typeof requestFor>[1] = {}): Promise<Response> {
  if (!handle?.operation) throw new Error('serves no operation')
  return handle(requestFor(handle.operation, { token: world.key, ...options }))
}
async function place(): Promise<string> {
  const response = await send(placing, { body: { ...orderBody, instructions: 'sandbox:manual' } })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
async function list(): Promise<string[]> {
  const response = await send(listing, { query: '?limit=100' })
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: string }[]).map(({ id }) => id)
}
const untilRead = () =>
  waitFor('the replica is read', 15_000, async () => {
    // Whoever asks how it is looks for it at once.
    await measureReplicas()
    await list()
    return reads.at(-1) === 'replica'
  })
/** Orders one after the other, each looked for in the list as soon as it is acknowledged. Returns those that weren't there. */
async function placeAndLook(count: number): Promise<string[]> {
  const missing: string[] = []
  for (let n = 0; n < count; n += 1) {
    const id = await place()
    if (!(await list()).includes(id)) missing.push(id)
  }
  return missing
}

const tokenFor = ({ scope }: ResolvedOperation): string =>
  /^(orders|webhooks):/.test(scope)
    ? world.key
    : scope === 'research'
      ? world.researcher
      : scope.startsWith('operator')
        ? world.operator
        : world.customer

it('reads every list, sum and table from the replica, and nothing there fails or writes', async () => {
  await untilRead()
  const wrong: unknown[] = []
  const queries: Record<string, string> = {
    listQueue: '?kind=orders',
    listOperatorViews: '?list=orders',
    listOrderMoney: `?orderIds=${world.ids.orderId}`,
  }
  const read = operationRoutes.filter(({ operation }) => isForReplicas(operation))
  expect(read.length).toBeGreaterThan(80)
  const ask = async ({ operation, handle }: (typeof read)[number]) => {
    const more = { billingDocumentId: newId('billingDocument'), importId: newId('archiveImport') }
    const params = { ...world.ids, ...more, financeList: 'payments', month: '2026-10' }
    const query = queries[operation.id]
    const asked = { token: tokenFor(operation), params, ...(query === undefined ? {} : { query }) }
    const response = await handle(requestFor(operation, asked))
    return [response.status, (await response.text()).replace(/"requestId":"[^"]*"/, '')]
  }
  for (const route of read) {
    reads = []
    const [status, text] = await ask(route)
    if (status !== 200 && status !== 404) wrong.push([route.operation.id, status, text])
    if (reads.join() !== 'replica') wrong.push([route.operation.id, ...reads])
    // What changes something never goes there.
    if (route.operation.method !== 'GET') wrong.push([route.operation.id, route.operation.method])
  }
  expect(wrong).toEqual([])
})

it('reads values there as everywhere, wherever this process is', async () => {
  await untilRead()
  const zone = process.env['TZ']
  process.env['TZ'] = 'Asia/Tokyo'
  try {
    const moment = new Date('1892-03-01T20:00:00Z')
    const sql = Prisma.sql`SELECT 9007199254740993::int8 AS big, DATE '1892-03-01' AS day, ${moment}::date AS given,
      pg_is_in_recovery() AS there`
    const day = new Date('1892-03-01T00:00:00Z')
    const read = await findReader()
    for (let n = 0; n < 2; n += 1) {
      const answer = await runAlone(read, sql, {})
      expect(answer?.rows).toEqual([{ big: 9_007_199_254_740_993n, day, given: day, there: true }])
    }
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

it('waits for a replica that is a little late, and shows every order that was acknowledged before', async () => {
  await replica.ask("ALTER SYSTEM SET recovery_min_apply_delay = '40ms'", 'SELECT pg_reload_conf()')
  reads = []
  expect(await placeAndLook(10)).toEqual([])
  expect(new Set(reads)).toEqual(new Set(['replica']))
  await replica.ask('ALTER SYSTEM RESET recovery_min_apply_delay', 'SELECT pg_reload_conf()')
  // Several readers and writers at once share what they ask.
  const missing = await Promise.all(Array.from({ length: 8 }, () => placeAndLook(5)))
  expect(missing.flat()).toEqual([])
  expect(reads.filter((by) => by === 'replica').length).toBeGreaterThan(40)
})

it('leaves one alone that stands still, for a while', async () => {
  await replica.ask('SELECT pg_wal_replay_pause()')
  const id = await place()
  const begun = performance.now()
  expect(await list()).toContain(id)
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect(await list()).toContain(id)
  expect(reads).toEqual(['behind', 'away'])
  const [measured] = await measureReplicas()
  expect(measured).toMatchObject({ failure: 'it is behind' })
  expect(measured?.lag?.bytes).toBeGreaterThan(0)
  expect(await checkDatabase()).toMatchObject({
    verdict: 'attention',
    summary: expect.stringMatching(
      /^It answers\. The replica \S+ is left alone: it is behind\. Lists are read/,
    ) as string,
  })
  await replica.ask('SELECT pg_wal_replay_resume()')
  await untilRead()
  expect(await checkDatabase()).toMatchObject({ verdict: 'ok', summary: 'It answers.' })
})

it('goes on at the primary where one is frozen, or its server dies in the midst of a table', async () => {
  const frozen = await replica.ask("SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'callslip%'")
  const pids = frozen.map((row: { pid: number }) => row.pid)
  expect(pids.length).toBeGreaterThan(1)
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    expect((await list()).length).toBeGreaterThan(0)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
  expect(reads).toEqual(['replica', 'failed'])
  await untilRead()

  const response = await send(exporting)
  expect(reads.at(-1)).toBe('replica')
  await replica.end('SIGKILL')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines.length - 1).toBe(await getDb().order.count())
  expect(reads.at(-1)).toBe('failed')
  expect(await placeAndLook(3)).toEqual([])
  await replica.start()
  await untilRead()
})

it('knows one that has become a primary, and one that has gone another way since', async () => {
  await replica.ask('SELECT pg_promote()')
  await waitFor('it is noticed', 5_000, async () => (await measureReplicas())[0]?.failure === 'it is no replica')
  expect(await placeAndLook(2)).toEqual([])
  expect(new Set(reads)).toEqual(new Set(['away']))
  // Further than the primary, by what the primary never wrote; and a replica again, to all appearance.
  await replica.ask('CREATE TABLE elsewhere ()', 'SELECT pg_switch_wal()')
  await replica.end()
  replica.follow(undefined)
  await replica.start()
  await waitFor('it is looked at', 10_000, async () => {
    await measureReplicas()
    await list()
    return reads.at(-1) === 'behind'
  })
  expect(await placeAndLook(2)).toEqual([])
  expect(reads).not.toContain('replica')
})

it('makes nothing where no replica is set', async () => {
  await disconnectDb()
  const env = getEnv()
  delete env.DATABASE_REPLICA_URL
  expect((await list()).length).toBeGreaterThan(0)
  expect(reads).toEqual([])
  expect(await measureReplicas()).toEqual([])
})

it('tells nobody what was so before they asked, and has one question under way', async () => {
  const asked: PromiseWithResolvers<number>[] = []
  const index = new ReadIndex(() => {
    const one = Promise.withResolvers<number>()
    asked.push(one)
    return one.promise
  })
  const first = index.get()
  const [second, third] = [index.get(), index.get()]
  expect(asked.length).toBe(1)
  asked[0]?.resolve(1)
  expect(await first).toBe(1)
  await waitFor('the next is asked', 1_000, async () => asked.length === 2, 1)
  const fourth = index.get()
  asked[1]?.reject(new Error('no'))
  await expect(second).rejects.toThrow('no')
  await expect(third).rejects.toThrow('no')
  await waitFor('the one after a failure is asked', 1_000, async () => asked.length === 3, 1)
  asked[2]?.resolve(3)
  expect(await fourth).toBe(3)
  void index.get()
  expect(asked.length).toBe(4)
})
