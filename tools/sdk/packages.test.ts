import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { downloads } from '#lib/server/docs/downloads.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { apiVersion } from '#lib/server/openapi/version.ts'
import { publicDocument } from '#lib/server/openapi/document.ts'
import { openMarket } from '#tools/testing/market.ts'
import { freePort, startService } from '#tools/testing/service.ts'

const port = await freePort()
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = `http://127.0.0.1:${port}/api`
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'callslip-packages-'))
const examples = resolve('examples/packages')
const find = (ending: string) => {
  const found = downloads.find(({ name }) => name.endsWith(ending))
  if (!found) throw new Error(`Nothing ends with ${ending}.`)
  writeFileSync(join(folder, found.name), found.content)
  return join(folder, found.name)
}
const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0
const hasPython = spawnSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 11)']).status === 0

let service: Awaited<ReturnType<typeof startService>>
beforeAll(async () => {
  await openMarket()
  service = await startService(port)
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

async function order(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const { stdout } = await run(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      CALLSLIP_BASE_URL: `http://127.0.0.1:${port}/api`,
      CALLSLIP_API_KEY: key,
      NODE_OPTIONS: '',
      ...env,
    },
    timeout: 60_000,
  })
  return stdout
}
const done = /^verified: order\.delivered, found\n(checked: \S.*, \d{3,} bytes\n)+$/

/** The example as CommonJS: its imports are what is different. */
const asCommonJs = (text: string) => {
  const [imports = '', ...rest] = text.split('\n\n')
  const required = imports.replace(/^import (\{.+\}) from ('.+')$/gm, 'const $1 = require($2)')
  return `${required}\n\n;(async () => {\n${rest.join('\n\n')}})()\n`
}

it('takes an order from key to checked document and verified webhook in an empty folder, with either system of modules', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const cache = join(folder, '.npm')
  await run(
    'npm',
    ['install', find(`client-${apiVersion}.tgz`), '--offline', '--no-audit', '--no-fund', `--cache=${cache}`],
    {
      cwd: folder,
    },
  )
  const text = readFileSync(join(examples, 'order.mjs'), 'utf8')
  copyFileSync(join(examples, 'order.mjs'), join(folder, 'order.mjs'))
  writeFileSync(join(folder, 'order.cjs'), asCommonJs(text))
  const answers = await Promise.all(['order.mjs', 'order.cjs'].map((file) => order(process.execPath, [file])))
  for (const answer of answers) expect(answer).toMatch(done)
}, 90_000)

it('needs no more than 40 lines of anybody', () => {
  for (const name of readdirSync(examples)) {
    const { length } = readFileSync(join(examples, name), 'utf8').trim().split('\n')
    expect([name, length]).toEqual([name, Math.min(length, 40)])
  }
})

const program = `import { CallslipError, createClient, eventsAfter, type Schemas } from '@callslip/client'
import { verifyWebhook } from '@callslip/client/webhooks'
export async function go(): Promise<string> {
  const client = createClient({ baseUrl: '', apiKey: '', signal: undefined } as { baseUrl: string; apiKey: string })
  const body: Schemas['PlaceOrder'] = { repositoryName: '', documentType: '', location: '' }
  const { data } = await client.POST('/orders', { body, idempotencyKey: 'x' }).catch((error: unknown) => {
    throw error instanceof CallslipError ? new Error(error.selectedOfferId ?? error.requiredScope ?? error.declineCode) : error
  })
  const status: string = data.status
  for await (const row of client.list('/orders', { params: { query: { limit: 2 } } })) status.concat(row.order.currency)
  for await (const event of eventsAfter(client)) if (event.type === 'order.changed') return event.data.members
  // @ts-expect-error there is no such path
  await client.GET('/nothing')
  // @ts-expect-error a body is needed
  await client.POST('/orders', {})
  const event = verifyWebhook('', {}, '')
  switch (event.type) {
    case 'payment.refunded':
      return String(event.data.refundedMinor satisfies number)
    case 'offer.declined':
      return event.data.status satisfies 'declined'
    default:
      return event.data.eventId
  }
}
`

it('is typed strictly, libraries included, however modules are resolved', () => {
  writeFileSync(join(folder, 'typed.mts'), program)
  writeFileSync(join(folder, 'typed.cts'), program)
  writeFileSync(join(folder, 'typed.ts'), program)
  const common = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--target',
    'es2022',
    '--exactOptionalPropertyTypes',
  ]
  for (const compiler of ['typescript', 'typescript-5.5'])
    for (const options of [
      ['--module', 'node16', '--moduleResolution', 'node16', 'typed.mts', 'typed.cts'],
      ['--module', 'esnext', '--moduleResolution', 'bundler', 'typed.ts'],
    ]) {
      const tsc = resolve(`node_modules/${compiler}/bin/tsc`)
      const { status, stdout } = spawnSync(process.execPath, [tsc, ...common, ...options], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect([compiler, ...options, stdout, status]).toEqual([compiler, ...options, '', 0])
    }
}, 120_000)

const generated = `import createFetchClient from 'openapi-fetch'
import type { components, paths } from './generated.d.ts'
const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: key = '' } = process.env
const client = createFetchClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } })
function of<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}
const body = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
const { id: orderId } = of(await client.POST('/orders', { body }))
const path = { orderId }
const step = (name: 'offer' | 'start' | 'deliver') =>
  client.POST('/sandbox/orders/{orderId}/steps', { params: { path }, body: { step: name } }).then(of)
await step('offer')
const [offer] = of(await client.GET('/orders/{orderId}/offers', { params: { path, query: { limit: 1 } } }))
const offerId = offer?.id ?? ''
of(await client.POST('/orders/{orderId}/offers/{offerId}/select', { params: { path: { orderId, offerId } } }))
const { paymentIntentId } = of(await client.POST('/orders/{orderId}/payments/initiate', { params: { path }, body: { offerId } }))
const { error } = await client.POST('/orders/{orderId}/payments/finalize', { params: { path }, body: { offerId, paymentIntentId } })
if (!error || !('code' in error)) throw new Error('not yet confirmed')
const code: components['schemas']['ErrorCode'] = error.code
of(await client.POST('/sandbox/orders/{orderId}/confirm-payment', { params: { path }, body: { paymentIntentId, card: 'ok' } }))
of(await client.POST('/orders/{orderId}/payments/finalize', { params: { path }, body: { offerId, paymentIntentId } }))
let outcomes: string[] = []
for (let n = 0; n < 300 && outcomes.length === 0; n += 1) {
  await new Promise((resolve) => setTimeout(resolve, 100))
  const events = of(await client.GET('/events')) as components['schemas']['KnownFeedEvent'][]
  outcomes = events.flatMap((event) => (event.type === 'order.delivered' ? [event.data.outcome] : []))
}
const documents: components['schemas']['Document'][] = of(await client.GET('/orders/{orderId}/documents', { params: { path } }))
console.log(code, documents.length, String(outcomes))
`

it("is generated by somebody else's tool from the document alone, typed strictly, and takes a whole order", async () => {
  const given = JSON.parse(JSON.stringify(publicDocument())) as Parameters<typeof openapiTS>[0]
  writeFileSync(join(folder, 'generated.d.ts'), astToString(await openapiTS(given)))
  writeFileSync(join(folder, 'generated.mts'), generated)
  const packages = join(folder, 'node_modules')
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'])
    cpSync(join('node_modules', name), join(packages, name), { recursive: true })
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--target', 'es2022', '--module', 'nodenext']
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, 'generated.mts'], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toBe('')
  const answer = await order(process.execPath, ['--disable-warning=ExperimentalWarning', 'generated.mts'])
  expect(answer).toMatch(/^payment_not_confirmed [1-9] found\n$/)
}, 90_000)

it.skipIf(!hasPython)(
  'does the same in Python, from the wheel alone',
  async () => {
    const wheel = find('.whl')
    const site = join(folder, 'site')
    // As an installer unpacks it; pip itself, where it is, writes more into that list.
    await run('python3', ['-m', 'zipfile', '-e', wheel, site])
    const check = `
import base64, csv, hashlib, pathlib
site = pathlib.Path("site")
rows = list(csv.reader(open(next(site.glob("*.dist-info")) / "RECORD")))
for name, digest, size in rows[:-1]:
    content = (site / name).read_bytes()
    assert digest == "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode(), name
    assert int(size) == len(content)
assert len(rows) == sum(path.is_file() for path in site.rglob("*"))
`
    await run('python3', ['-B', '-c', check], { cwd: folder })
    copyFileSync(join(examples, 'order.py'), join(folder, 'order.py'))
    const installed = join(folder, 'installed')
    const pip = ['-m', 'pip', '--isolated', 'install', '--no-index', '--quiet', '--target', installed, wheel]
    if (hasPip) await run('python3', pip)
    expect(await order('python3', ['-B', 'order.py'], { PYTHONPATH: hasPip ? installed : site })).toMatch(done)
  },
  60_000,
)

it.skipIf(!hasPython)(
  'is typed strictly in Python, the package included',
  () => {
    const settings = {
      include: ['order.py', 'site/callslip'],
      extraPaths: ['site'],
      pythonVersion: '3.11',
      typeCheckingMode: 'strict',
    }
    writeFileSync(join(folder, 'pyrightconfig.json'), JSON.stringify(settings))
    const pyright = resolve('node_modules/pyright/index.js')
    const check = () => {
      const { stdout } = spawnSync(process.execPath, [pyright, '--outputjson'], { cwd: folder, encoding: 'utf8' })
      const { summary, generalDiagnostics } = JSON.parse(stdout) as {
        summary: { filesAnalyzed: number }
        generalDiagnostics: { file: string; message: string }[]
      } // pyright's report
      return { files: summary.filesAnalyzed, diagnostics: generalDiagnostics.map(({ message }) => message) }
    }
    expect(check()).toEqual({ files: 6, diagnostics: [] })
    const example = readFileSync(join(examples, 'order.py'), 'utf8')
    writeFileSync(join(folder, 'order.py'), `${example}\nclient.get_order(1)\noffer["nothing"]\n`)
    expect(check().diagnostics).toEqual([expect.stringContaining('"str"'), expect.stringContaining('"nothing"')])
  },
  60_000,
)
