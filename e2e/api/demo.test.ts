import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

// Of the app that the system tests start, or of one that is running already.
const demoFile = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['APP_DATA_DIR'] ?? '.data', 'demo.json'))
// Written by the start script with these members.
type Demo = { developmentBaseUrl: string; apiKeys: { development: string; readOnly: string } }
const readDemo = () => JSON.parse(readFileSync(demoFile, 'utf8')) as Demo

async function runDemo(env: Record<string, string> = {}): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['tools/demo.mjs'], {
    env: { ...process.env, CALLSLIP_DEMO_FILE: demoFile, ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, out, err }
}

async function get<T>(path: string): Promise<T> {
  const { developmentBaseUrl, apiKeys } = readDemo()
  const response = await fetch(developmentBaseUrl + path, {
    headers: { Authorization: `Bearer ${apiKeys.development}` },
  })
  return (await response.json()) as T // the shapes are other tests' concern
}

const firstOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? `nothing like ${pattern.source}`

test('the demo takes an order to its documents', async () => {
  const { code, out, err } = await runDemo()
  expect(err).toBe('')
  expect(code).toBe(0)

  const orderId = firstOf(out, /(ord_\w+)/)
  expect(await get(`/orders/${orderId}`)).toMatchObject({
    id: orderId,
    status: 'delivered',
    order: { outcome: 'found' },
  })
  const events = await get<{ type: string; createdAt: string }[]>(`/orders/${orderId}/events`)
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['order.created', 'payment.captured', 'order.delivered']),
  )
  for (const { type, createdAt } of events) expect(out).toContain(`${createdAt}  ${type}`)

  const [document] = await get<{ sha256: string }[]>(`/orders/${orderId}/documents`)
  const saved = readFileSync(firstOf(out, /saved as (.+)/))
  expect(createHash('sha256').update(saved).digest('hex')).toBe(document?.sha256)
  expect(saved.subarray(0, 5).toString()).toBe('%PDF-')

  const endpointId = firstOf(out, /(whe_\w+)/)
  const endpoints = await get<{ id: string; status: string }[]>('/webhook-endpoints')
  expect(endpoints.find(({ id }) => id === endpointId)?.status).toBe('deleted')
}, 90_000)

test('the demo says what to do when the service is not running', async () => {
  const server = createServer()
  const port = await new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)),
  ) // it listens on TCP
  await new Promise((done) => server.close(done))
  const refused = await runDemo({ CALLSLIP_BASE_URL: `http://127.0.0.1:${port}/api`, CALLSLIP_API_KEY: 'unused' })
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/^Failed: No answer from .+ECONNREFUSED.+`npm start`/)

  const missing = await runDemo({ CALLSLIP_DEMO_FILE: resolve('.data/no-such-file.json') })
  expect(missing.code).toBe(1)
  expect(missing.err).toMatch(/^Failed: .+no-such-file\.json can't be read\. .+`npm start`/)
}, 30_000)

test('the demo fails with the refusal of the service', async () => {
  const { developmentBaseUrl, apiKeys } = readDemo()
  const { code, err } = await runDemo({ CALLSLIP_BASE_URL: developmentBaseUrl, CALLSLIP_API_KEY: apiKeys.readOnly })
  expect(code).toBe(1)
  expect(err).toMatch(/^Failed: POST \/webhook-endpoints: 403 insufficient_scope/)
}, 30_000)
