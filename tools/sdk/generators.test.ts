import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { publicDocument } from '#lib/server/openapi/document.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { openMarket } from '#tools/testing/market.ts'
import { freePort, startService } from '#tools/testing/service.ts'

const port = await freePort()
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = `http://127.0.0.1:${port}/api`
const folder = mkdtempSync(join(tmpdir(), 'callslip-generators-'))
const runNode = (args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    timeout: 60_000,
  })
    .then(({ stdout }) => stdout)
    .catch((error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`)
const bin = (name: string) => resolve('node_modules/.bin', name)

let service: Awaited<ReturnType<typeof startService>>
beforeAll(async () => {
  await openMarket()
  service = await startService(port)
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

/** What is said once: how long both wait for the researcher's robot. */
const waited = (events: string) => `let outcomes: string[] = []
for (let n = 0; n < 300 && outcomes.length === 0; n += 1) {
  await new Promise((resolve) => setTimeout(resolve, 100))
  const events = ${events} as KnownFeedEvent[]
  outcomes = events.flatMap((event) => (event.type === 'order.delivered' && event.data.id === orderId ? [event.data.outcome] : []))
}`

const programs = {
  'with-hey-api.ts': `import { client } from './hey-api/client.gen.js'
import * as api from './hey-api/sdk.gen.js'
import type { Document, ErrorCode, KnownFeedEvent } from './hey-api/types.gen.js'
const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: auth = '' } = process.env
client.setConfig({ baseUrl, auth })
const throwOnError = true as const
const placed = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
const headers = { 'Idempotency-Key': 'with-hey-api' }
const { data: { id: orderId } } = await api.placeOrder({ body: placed, headers, throwOnError })
const { response } = await api.placeOrder({ body: placed, headers, throwOnError })
const path = { orderId }
await api.performSandboxStep({ path, body: { step: 'offer' }, throwOnError })
const { data: [offer] } = await api.listOffers({ path, query: { limit: 1 }, throwOnError })
const offerId = offer?.id ?? ''
await api.selectOffer({ path: { orderId, offerId }, body: { expectedAmount: offer?.amount }, throwOnError })
const { data: { paymentIntentId } } = await api.initiatePayment({ path, body: { offerId }, throwOnError })
const body = { offerId, paymentIntentId }
const { error } = await api.finalizePayment({ path, body })
if (!error || !('code' in error)) throw new Error('not yet confirmed')
const code: ErrorCode = error.code
await api.confirmSandboxPayment({ path, body: { paymentIntentId, card: 'ok' }, throwOnError })
await api.finalizePayment({ path, body, throwOnError })
${waited('(await api.listAccountEvents({ throwOnError })).data')}
const documents: Document[] = (await api.listDocuments({ path, throwOnError })).data
console.log(response.headers.get('idempotent-replayed'), code, documents.length, String(outcomes))
`,
  'with-oazapfts.ts': `import * as api from './oazapfts.js'
import type { Document, ErrorCode, KnownFeedEvent } from './oazapfts.js'
const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: key = '' } = process.env
api.defaults.baseUrl = baseUrl
api.defaults.headers = { Authorization: \`Bearer \${key}\` }
type Answer = { status: number; data?: unknown; headers: Headers }
type Success<A extends Answer> = Extract<A, { status: 200 | 201 }>['data']
async function of<A extends Answer>(asked: Promise<A>): Promise<Success<A>> {
  const { status, data } = await asked
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(data))
  return data as Success<A>
}
const placed = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
const { id: orderId } = await of(api.placeOrder(placed, { idempotencyKey: 'with-oazapfts' }))
const { headers } = await api.placeOrder(placed, { idempotencyKey: 'with-oazapfts' })
await of(api.performSandboxStep(orderId, { step: 'offer' }))
const [offer] = await of(api.listOffers(orderId, { limit: 1 }))
const offerId = offer?.id ?? ''
await of(api.selectOffer(orderId, offerId, { expectedAmount: offer?.amount }))
const { paymentIntentId } = await of(api.initiatePayment(orderId, { offerId }))
const early = await api.finalizePayment(orderId, { offerId, paymentIntentId })
if (early.status !== 409) throw new Error('not yet confirmed')
const code: ErrorCode = early.data.code
await of(api.confirmSandboxPayment(orderId, { paymentIntentId, card: 'ok' }))
await of(api.finalizePayment(orderId, { offerId, paymentIntentId }))
${waited('(await of(api.listAccountEvents()))')}
const documents: Document[] = await of(api.listDocuments(orderId))
console.log(headers.get('idempotent-replayed'), code, documents.length, String(outcomes))
`,
}

it('is enough for two more generators: typed strictly, libraries included, and through a whole order', async () => {
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  write('openapi.json', publicDocument())
  write('package.json', { type: 'module', private: true })
  // The extension is all that it is told: without it, it writes imports for bundlers.
  const heyApi = { input: 'openapi.json', output: { path: 'hey-api', module: { extension: '.js' } } }
  write('openapi-ts.config.js', `export default ${JSON.stringify(heyApi)}`)
  const options = {
    strict: true,
    skipLibCheck: false,
    target: 'es2022',
    module: 'nodenext',
    outDir: 'out',
    types: ['node'],
  }
  write('tsconfig.json', { compilerOptions: options, include: ['*.ts'] })
  for (const [file, text] of Object.entries(programs)) write(file, text)
  for (const name of ['@oazapfts/runtime', '@types/node', 'undici-types'])
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  const generated = await Promise.all([
    runNode([bin('openapi-ts'), '--silent', '--no-log-file']),
    runNode([bin('oazapfts'), 'openapi.json', 'oazapfts.ts']),
  ])
  expect(generated).toEqual(['', ''])
  expect(await runNode([bin('tsc'), '-p', '.'])).toBe('')
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const env = { CALLSLIP_BASE_URL: `http://127.0.0.1:${port}/api`, CALLSLIP_API_KEY: key }
  const answers = Object.keys(programs).map((file) => runNode([join('out', file.replace('.ts', '.js'))], env))
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^true payment_not_confirmed [1-9] found\n$/)
}, 90_000)
