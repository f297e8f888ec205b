import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PrismaClient } from '#lib/generated/prisma/client.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { makeRelease } from '#tools/release/make.ts'
import { placeholder } from '#tools/runtime/build.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { freePort, waitUntilGone } from '#tools/runtime/processes.ts'
import { hasPgBouncer, startPgBouncer } from '#tools/testing/pgbouncer.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { theApp } from './app.ts'
import { clientOf, inLanes, must, newKey, range, send, type Client } from './client.ts'
import { startCollector, type CollectedSpan } from './collector.ts'
import { plainOrder, type OrderBody } from './orders.ts'
import { startReceiver, type Delivery, type Receiver } from './receiver.ts'

// The commands as an operator gives them: in a release, settings from the environment alone, on a database that is theirs.
const cluster = findRunningPostgres(join(theApp().dataDir, 'postgres')) ?? ''
const folder = mkdtempSync(join(tmpdir(), 'callslip-processes-'))
// On the disk of the sources, so that its files may be links to theirs.
mkdirSync('.tmp', { recursive: true })
const release = mkdtempSync(join(process.cwd(), '.tmp', 'release-'))
const running: ChildProcess[] = []
beforeAll(() => void makeRelease(process.cwd(), release, linkSync))
afterAll(async () => {
  await Promise.all(running.map(end))
  for (const made of [folder, release]) rmSync(made, { recursive: true, force: true })
})

type Settings = Record<string, string>
const environment = (settings: Settings): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  ...settings,
})

const run = (command: string, settings: Settings, ...words: string[]) =>
  spawnSync('npm', ['run', '--silent', command, '--', ...words], {
    cwd: release,
    env: environment(settings),
    encoding: 'utf8',
  })

/** A process that goes on; `lines` is what it logs. */
function start(command: string, settings: Settings): { child: ChildProcess; lines: string[] } {
  const child = spawn('npm', ['run', '--silent', command], { cwd: release, env: environment(settings), detached: true })
  running.push(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) =>
      lines.push(
        ...chunk
          .toString()
          .split('\n')
          .filter((line) => line !== ''),
      ),
    )
  return { child, lines }
}

async function end({ pid, exitCode }: ChildProcess): Promise<void> {
  if (pid === undefined || exitCode !== null) return
  process.kill(-pid, 'SIGTERM')
  if (!(await waitUntilGone(pid, 10_000))) process.kill(-pid, 'SIGKILL')
}

async function makeDatabase(): Promise<string> {
  const name = `processes_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: cluster })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  return name
}
const urlOf = (database: string) => Object.assign(new URL(cluster), { pathname: `/${database}` }).href

/** The key of a client of its own. */
async function keyIn(database: string): Promise<string> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: urlOf(database) }) })
  const { key } = await db.$transaction(async (tx) => makeKey(tx, (await makeClient(tx)).id))
  await db.$disconnect()
  return key
}

async function settingsFor(more: Settings): Promise<Settings> {
  const port = await freePort()
  return {
    APP_SECRET: 'of these processes alone, and of nobody else',
    DEVELOPMENT_BASE_URL: `http://localhost:${port}/api`,
    PRODUCTION_BASE_URL: `http://localhost:${port}/production/api`,
    PORTAL_URL: `http://localhost:${port}`,
    STORAGE_URL: `file://${folder}/documents`,
    WEBHOOK_ALLOW_LOCAL: '1',
    RATE_LIMIT_DEVELOPMENT: '0',
    PORT: String(port),
    ...more,
  }
}

/** Two of web and one worker. What one is told the other knows, and who registered hears of it. */
async function serveTogether(database: string, settings: Settings) {
  const second = await freePort()
  const processes = [
    start('web', settings),
    start('web', { ...settings, PORT: String(second) }),
    start('worker', settings),
  ]
  const key = await keyIn(database)
  const [one, two] = [settings['PORT'], second].map((port) => clientOf(`http://localhost:${port}/api`, key))
  if (!one || !two) throw new Error('there are two')
  const said = () => processes.flatMap(({ lines }) => lines).join('\n')
  for (const { baseUrl } of [one, two])
    await waitFor(`${baseUrl} serves`, 30_000, async () =>
      fetch(`${baseUrl}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${said()}`)
    })
  const receiver = await startReceiver()
  await must(one.post('/webhook-endpoints', { url: receiver.url }))
  return { one, two, receiver, said, end: () => Promise.all(processes.map(({ child }) => end(child))) }
}

test('each names what is missing, and leaves it at that', () => {
  for (const command of ['web', 'worker']) {
    const { status, stderr } = run(command, { DATABASE_URL: cluster, DATABASE_POOLER: 'transaction' })
    const lines = stderr.trim().split('\n')
    const reasons = lines.map((line) => (JSON.parse(line) as { error: string }).error)
    expect([status, reasons.map((reason) => reason.split(' ')[0])]).toEqual([
      78,
      ['APP_SECRET', 'DEVELOPMENT_BASE_URL', 'PRODUCTION_BASE_URL', 'PORTAL_URL', 'STORAGE_URL'],
    ])
  }
  expect(run('migrate', {})).toMatchObject({ status: 1, stderr: 'DATABASE_URL is required\n' })
})

const traceIdOf = (traceparent: string) => traceparent.split('-')[1]

/** Pings an endpoint as somebody who follows what becomes of it; returns what they sent. */
async function pingFollowed({ baseUrl, bearer, get }: Client, receiver: Receiver): Promise<string> {
  const [endpoint] = await must(get<{ id: string }[]>('/webhook-endpoints'))
  const traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
  const headers = { Authorization: `Bearer ${bearer}`, traceparent }
  await must(send(`${baseUrl}/webhook-endpoints/${endpoint?.id}/ping`, { method: 'POST', headers }))
  const isSent = ({ headers: sent }: Delivery) => String(sent['traceparent']).includes(`-${traceIdOf(traceparent)}-`)
  await waitFor('its receiver is told of the trace', 10_000, async () => receiver.deliveries.some(isSent))
  return traceparent
}

/** One trace of all processes, of which each span lies beneath another, and the first beneath the caller's. */
function checkTrace(spans: readonly CollectedSpan[], traceparent: string): void {
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([traceIdOf(traceparent)]))
  const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]))
  const above = new Set(
    spans.map(({ name, parentSpanId = '' }) => `${name} < ${nameOf.get(parentSpanId) ?? parentSpanId}`),
  )
  const ping = 'POST /webhook-endpoints/{endpointId}/ping'
  expect([...above]).toEqual(
    expect.arrayContaining([
      `${ping} < ${traceparent.split('-')[2]}`,
      `INSERT < ${ping}`,
      `job deliver_webhook < ${ping}`,
      `POST webhook < ${ping}`,
    ]),
  )
  const roots = [...above].filter((line) => line.endsWith(traceparent.split('-')[2] ?? ''))
  expect(roots).toEqual([`${ping} < ${traceparent.split('-')[2]}`])
}

test('two of web and a worker are one service', async () => {
  const database = await makeDatabase()
  const collector = await startCollector()
  const settings = await settingsFor({
    DATABASE_URL: urlOf(database),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // Nothing but what its caller wants followed.
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  const migrated = run('migrate', settings)
  expect([migrated.status, migrated.stderr]).toEqual([0, ''])
  expect(run('migrate', settings).stdout).toBe('The schema is the newest.\n')
  const { one, two, receiver, said, end: stop } = await serveTogether(database, settings)
  const order = await must(one.post<OrderBody>('/orders', plainOrder, newKey()))
  expect(await must(two.get<OrderBody>(`/orders/${order.id}`))).toMatchObject({ id: order.id })
  await waitFor('its webhook arrives', 10_000, async () => receiver.deliveries.some(({ data }) => data.id === order.id))
  const traceparent = await pingFollowed(one, receiver)
  // The build serves this place as it does the one of the other tests: it was made for none.
  expect(await (await fetch(`${settings['PORTAL_URL']}/docs`)).text()).toContain(settings['DEVELOPMENT_BASE_URL'])
  const ports = [settings['PORT'], new URL(theApp().demo.portalUrl).port].map((port) => `localhost:${port}`)
  // A file of a package that no import names.
  expect(await fetch(`${settings['PORTAL_URL']}/pdf-viewer/cmaps/78-H.bcmap`)).toMatchObject({ status: 200 })
  expect(run('operator', settings, 'create', 'olu@example.com')).toMatchObject({ status: 0, stderr: '' })
  expect(run('reseal', settings)).toMatchObject({ status: 0, stderr: '' })
  const built = globSync('.next/server/app/**/*.{html,rsc,body,meta}').map((file) => readFileSync(file, 'utf8'))
  expect(built.length).toBeGreaterThan(20)
  for (const host of [placeholder, ...ports]) expect(built.filter((text) => text.includes(host))).toEqual([])
  await stop()
  await receiver.close()
  collector.close()
  checkTrace(collector.spans, traceparent)
  for (const line of said().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
})

describe.skipIf(!hasPgBouncer)('through PgBouncer, by transaction', () => {
  test('they serve many at once over few sessions', async () => {
    const database = await makeDatabase()
    const pooler = await startPgBouncer(cluster, 'transaction', { sessions: 3 })
    const settings = await settingsFor({
      DATABASE_URL: pooler.urlOf(database),
      DATABASE_DIRECT_URL: urlOf(database),
      DATABASE_POOLER: 'transaction',
    })
    expect(run('migrate', settings)).toMatchObject({ status: 0, stderr: '' })
    const { one, two, receiver, said, end: stop } = await serveTogether(database, settings)
    const placed = await inLanes(range(60), 12, async (n) => {
      const [here, there] = n % 2 === 0 ? [one, two] : [two, one]
      const key = newKey()
      const body = { ...plainOrder, externalOrderRef: `pooled-${n}`, instructions: 'sandbox:manual' }
      const order = await must(here.post<OrderBody>('/orders', body, key))
      // The same key again is the same order; and a change, in a transaction.
      expect(await must(there.post<OrderBody>('/orders', body, key))).toEqual(order)
      await must(there.post(`/orders/${order.id}/messages`, { content: `Number ${n}` }))
      expect(await must(here.get<unknown[]>(`/orders/${order.id}/messages`))).toHaveLength(1)
      await must(there.post(`/orders/${order.id}/withdraw`))
      return order.id
    })
    const arrived = () => new Set(receiver.deliveries.map(({ type, data }) => `${type} ${data.orderId ?? data.id}`))
    await waitFor('every webhook arrives', 30_000, async () =>
      placed.every((id) => arrived().has(`order.withdrawn ${id}`)),
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${said()}`)
    })
    await stop()
    await receiver.close()
    pooler.close()
    expect(said()).not.toMatch(/"level":"error"/)
  })
})
