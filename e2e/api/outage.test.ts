import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, isAlive } from '#tools/runtime/processes.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { childrenOf, inDatabase } from '../beneath.ts'
import { startApp, type RunningApp } from '../running-app.ts'
import { clientOf, inLanes, must, newKey, range, type Client } from './client.ts'
import { plainOrder, type OfferBody, type OrderBody } from './orders.ts'

// An app of its own: what is taken away from it here must not disturb the other files.
let app: RunningApp
let api: Client
let workerPort: number
beforeAll(async () => {
  workerPort = await freePort()
  app = await startApp({ env: { WORKER_HEALTH_PORT: String(workerPort) } })
  api = clientOf(app.demo.developmentBaseUrl, app.demo.apiKeys.development)
})
afterAll(() => app?.stop())

const pidOf = (name: 'web' | 'worker' | 'postgres'): number => {
  const pid = app.pids()[name]
  if (pid === undefined) throw new Error(`${name} does not run`)
  return pid
}
const logOf = (name: 'web' | 'worker') => readFileSync(join(app.dataDir, 'logs', `${name}.log`), 'utf8')

const administerIn = (database: string, ...statements: string[]) =>
  inDatabase(
    app,
    async (client) => {
      for (const statement of statements) await client.query(statement)
    },
    database,
  )
const administer = (...statements: string[]) => administerIn('postgres', ...statements)

type Answered = { status: number; retryAfter: string | null; ms: number }
/** Asks for all sorts of things in lanes until it is told to stop; returns what was answered. */
function load(lanes: number, orderId: string) {
  const answered: Answered[] = []
  let over = false
  const ask = async (n: number) => {
    const begun = performance.now()
    const answer =
      n % 3 === 0
        ? await api.post('/orders', { ...plainOrder, instructions: 'sandbox:manual' }, newKey())
        : await api.get(n % 3 === 1 ? `/orders/${orderId}` : '/orders?limit=5')
    const retryAfter = answer.headers.get('retry-after')
    answered.push({ status: answer.status, retryAfter, ms: performance.now() - begun })
  }
  const running = inLanes(range(lanes), lanes, async (lane) => {
    for (let n = lane; !over; n += 1) await ask(n)
  })
  return {
    answered,
    stop: async () => {
      over = true
      await running
      return answered
    },
  }
}

const served = (answered: readonly Answered[]) => answered.filter(({ status }) => status < 300).length
const isBack = (answered: readonly Answered[]) => {
  const before = served(answered)
  return waitFor('requests are served again', 20_000, async () => served(answered) > before + 20, 20)
}
/** Whatever a worker has to do for it. */
const getOffers = async () => {
  const { id } = await must(api.post<OrderBody>('/orders', plainOrder))
  return waitFor('offers', 15_000, async () => (await must(api.get<OfferBody[]>(`/orders/${id}/offers`))).length > 0)
}
const statusOf = async (path: string, port = app.port): Promise<[number, number]> => {
  const begun = performance.now()
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
  return [status, performance.now() - begun]
}

test('a database that is stopped, or killed, under requests: 503 until it is back, and the worker is back with it', async () => {
  const { id } = await must(api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:manual' }))
  const { answered, stop } = load(12, id)
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    await isBack(answered)
    const postgres = pidOf('postgres')
    process.kill(postgres, signal)
    await waitFor('another server', 20_000, async () => app.pids().postgres !== postgres && app.pids().postgres, 20)
    await isBack(answered)
    await getOffers()
  }
  const all = await stop()
  expect([...new Set(all.map(({ status }) => status))].sort()).toEqual([200, 201, 503])
  expect(all.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '2')).toEqual([])
  console.log(`${all.filter(({ status }) => status === 503).length} of ${all.length} answers were 503`)
})

test('a database that is frozen: health says so within five seconds, and all is well when it thaws', async () => {
  const postgres = pidOf('postgres')
  // No new one comes into being once it stands.
  process.kill(postgres, 'SIGSTOP')
  const all = [...childrenOf(postgres), postgres]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  const health = new URL(api.baseUrl).pathname + '/health'
  const [[healthStatus, healthMs], [readyStatus, readyMs], [liveStatus]] = await Promise.all([
    statusOf(health),
    statusOf('/ready'),
    statusOf('/live'),
  ])
  for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
  expect([healthStatus, readyStatus, liveStatus]).toEqual([503, 503, 200])
  expect(Math.max(healthMs, readyMs)).toBeLessThan(5_000)
  await waitFor('it is ready', 10_000, async () => (await statusOf('/ready'))[0] === 200)
  const both = /"message":"not ready","cause":"the database is out of reach[^]*"message":"ready again"/
  await waitFor('its log says both', 5_000, async () => both.test(logOf('web')))
  expect((await statusOf(health))[0]).toBe(200)
  await getOffers()
})

test('a worker that starts while the database takes no changes does its work once it does', async () => {
  await administer('ALTER DATABASE callslip SET default_transaction_read_only = on')
  const drop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'callslip'"
  await administer(drop)
  process.kill(pidOf('worker'), 'SIGKILL')
  await waitFor('it waits', 10_000, async () =>
    logOf('worker').includes('"message":"the worker waits for its database"'),
  )
  expect([(await statusOf('/live', workerPort))[0], (await statusOf('/ready', workerPort))[0]]).toEqual([200, 503])
  const refused = await api.post('/orders', plainOrder)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await api.get('/orders?limit=5')).status).toBe(200)
  expect((await statusOf('/ready'))[0]).toBe(503)
  await administer('SET default_transaction_read_only = off', 'ALTER DATABASE callslip RESET ALL', drop)
  await waitFor('it is ready', 10_000, async () => (await statusOf('/ready'))[0] === 200)
  await getOffers()
})

test('a worker that can fetch nothing from a database that is there ends within ten seconds, with a reason', async () => {
  const worker = pidOf('worker')
  const rename = (from: string, to: string) =>
    administerIn('callslip', `ALTER TABLE graphile_worker.${from} RENAME TO ${to}`)
  await rename('_private_tasks', 'hidden_tasks')
  await rename('_private_jobs', 'hidden_jobs')
  const begun = performance.now()
  // On a busy machine it may end between two questions, or under one.
  const isReady = async () => (await statusOf('/ready', workerPort).catch(() => [0]))[0] === 200
  await waitFor('it says so', 6_000, async () => !(await isReady()))
  await waitFor('it has ended', 12_000, async () => !isAlive(worker), 50)
  console.log(`ended after ${Math.round(performance.now() - begun)} ms`)
  await rename('hidden_jobs', '_private_jobs')
  await rename('hidden_tasks', '_private_tasks')
  // What was under way just then may be the first to fail.
  expect(logOf('worker')).toMatch(
    /"message":"worker ends","reason":"(no jobs could be fetched though the database is there|a failure that nobody took)"/,
  )
  await getOffers()
  expect([(await statusOf('/live', workerPort))[0], (await statusOf('/ready', workerPort))[0]]).toEqual([200, 200])
})
