import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import canonicalize from 'canonicalize'
import * as openid from 'openid-client'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { POST as allow } from '#app/api/device-sign-ins/[userCode]/allow/route.ts'
import { getDb } from '#lib/db.ts'
import { moments, sandboxSteps } from '#lib/sandbox/schema.ts'
import { downloads } from '#lib/server/docs/downloads.ts'
import { signParcel } from '#lib/webhooks/sign-delivery.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { openMarket } from '#tools/testing/market.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { freePort, startService } from '#tools/testing/service.ts'
import { plain } from '../../sdk/src/cli/output.ts'
import { canonical, signed } from '../../sdk/src/cli/sign.ts'
import { verifyWebhook } from '../../sdk/esm/webhooks.js'

const port = await freePort()
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = `http://127.0.0.1:${port}/api`
const site = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'callslip-command-'))
const program = join(folder, 'node_modules/.bin/callslip')
const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  PATH: process.env['PATH'],
  HOME: folder,
  XDG_CONFIG_HOME: join(folder, 'settings'),
}
const kept = join(folder, 'settings/callslip/config.json')

let service: Awaited<ReturnType<typeof startService>>
let member: string
beforeAll(async () => {
  await openMarket()
  service = await startService(port)
  member = await makeToken('customer', { client: await makeClient(getDb()) })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const pack = downloads.find(({ name }) => name.startsWith('callslip-cli-'))
  writeFileSync(join(folder, 'cli.tgz'), pack?.content ?? '')
  const options = ['--offline', '--no-audit', '--no-fund', `--cache=${join(folder, '.npm')}`]
  await promisify(execFile)('npm', ['install', join(folder, 'cli.tgz'), ...options], { cwd: folder })
}, 60_000)
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

/** The command as a user runs it: what it prints, and how it ends. */
const callslip = (...args: string[]) => callslipIn(env, ...args)
async function callslipIn(
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err] = [child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray())
  const code = new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? -1)))
  return { code: await code, out: ((await out) ?? []).join(''), err: ((await err) ?? []).join('') }
}
async function answer<T>(...args: string[]): Promise<T[]> {
  const { code, out, err } = await callslip(...args, '--json')
  if (code !== 0) throw new Error(`callslip ${args.join(' ')}: ${code} ${err}`)
  return out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T) // the API's answers
}

/** A command that goes on, until it is ended as by Ctrl-C. */
function running(...args: string[]) {
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill())
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    text: () => text,
    ended,
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

async function signIn() {
  const login = running('login', site, '--name', 'a laptop')
  await expect.poll(login.text, { timeout: 15_000 }).toContain('Waiting')
  const [, userCode = ''] = /code ([A-Z]{4}-[A-Z]{4})\./.exec(login.text()) ?? []
  expect(login.text()).toContain(`/device?environment=development&code=${userCode}`)
  expect(await call(allow, 'POST', `/device-sign-ins/${userCode}/allow`, { key: member })).toMatchObject({
    status: 200,
  })
  expect(await login.ended).toBe(0)
  const { development } = JSON.parse(readFileSync(kept, 'utf8')) as { development: { apiKey: string } } // its file
  return development.apiKey
}

const expectRevoked = async (key: string) =>
  expect(await callslip('status', '--base', `${site}/api`, '--key', key)).toMatchObject({
    code: 1,
    err: expect.stringContaining('api_key_revoked'),
  })

it('keeps no key where it happens to be called, where the variable is empty or names no folder', async () => {
  mkdirSync(join(folder, 'callslip'))
  writeFileSync(join(folder, 'callslip/config.json'), 'Whoever reads this fails.')
  for (const XDG_CONFIG_HOME of ['', '.'])
    expect(await callslipIn({ ...env, XDG_CONFIG_HOME }, 'orders', 'list')).toMatchObject({
      code: 2,
      err: expect.stringContaining('callslip login'),
    })
})

it('revokes the key that it had when it signs in again, and takes its key nowhere else', async () => {
  const first = await signIn()
  const second = await signIn()
  await expectRevoked(first)
  expect(await answer('status')).toMatchObject([{ environment: 'development' }])
  const other = await startReceiver()
  expect(await callslip('orders', 'list', '--base', `${new URL(other.url).origin}/api`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('callslip login'),
  })
  // Its own key ends, whatever another option names.
  expect(
    await callslip('logout', '--base', `${new URL(other.url).origin}/api`, '--key', 'cs_dev_another'),
  ).toMatchObject({ code: 0 })
  expect(other.received).toEqual([])
  other.close()
  await expectRevoked(second)
}, 60_000)

it('signs in by a code, works, and gives its key back, from a package in an empty folder', async () => {
  expect(await callslip('orders', 'list')).toMatchObject({ code: 2, err: expect.stringContaining('callslip login') })
  const apiKey = await signIn()
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  expect(readFileSync(kept, 'utf8')).toContain(`${site}/api`)
  expect(await answer('status')).toMatchObject([{ environment: 'development', baseUrl: `${site}/api` }])

  const receiver = await startReceiver()
  const listener = running('listen', '--forward', receiver.url, '--secret', 'a secret')
  await expect.poll(listener.text, { timeout: 15_000 }).toContain('Forwarding')
  const named = [
    '--repository-name',
    'Archives de Paris',
    '--document-type',
    'Acte de naissance',
    '--location',
    'Paris',
  ]
  const [placed] = await answer<{ id: string }>(
    'orders',
    'place',
    ...named,
    '--data',
    '{"instructions":"sandbox:manual"}',
  )
  const id = placed?.id ?? ''
  for (const step of ['open', 'offer']) await answer('sandbox', 'step', id, step)
  const [offer] = await answer<{ id: string }>('offers', 'list', id)
  const [ahead] = await answer<{ ahead: object[] }>('sandbox', 'clock', id)
  expect(ahead?.ahead.length).toBeGreaterThan(0)
  expect(await answer('offers', 'select', id, offer?.id ?? '')).toHaveLength(1)
  expect((await callslip('orders', 'list')).out).toMatch(
    new RegExp(`^ORDER .*\n${id}  awaiting_payment {2}Acte de naissance `),
  )

  const [{ orderId = '', events = [] } = {}] = await answer<{ orderId: string; events: string[] }>(
    'trigger',
    'order.delivered',
  )
  expect(events).toContain('order.delivered')
  const typesOf = (order: string) =>
    receiver.received
      .map(({ body, headers }) => verifyWebhook(body, headers, 'a secret'))
      .filter(({ data }) => data.id === order || ('orderId' in data && data.orderId === order))
      .map(({ type }) => type)
  await expect.poll(() => typesOf(orderId), { timeout: 20_000 }).toContain('order.delivered')
  expect(typesOf(id)).toEqual(expect.arrayContaining(['order.created', 'offer.created', 'offer.selected']))
  expect(await listener.stop()).toBe(130)
  receiver.close()

  const files = await answer<{ path: string; sha256: string }>(
    'documents',
    'download',
    orderId,
    '--to',
    join(folder, 'papers'),
  )
  expect(files.length).toBe(readdirSync(join(folder, 'papers')).length)
  for (const { path, sha256 } of files)
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256)
  expect(await answer('get', '/orders', '--query', 'limit=1')).toMatchObject([[{ id: orderId }]])

  expect(await callslip('sandbox', 'step', id, 'dance', '--json')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^\{"error":".*","code":"invalid_request","status":400,"requestId":"req_/),
  })
  const tail = running('logs', 'tail', '--status', '404')
  await expect
    .poll(
      async () => {
        await callslip('orders', 'get', 'ord_nobody')
        return tail.text()
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toMatch(/ 404 .* GET \/orders\/\{orderId\} .*No such object/)
  expect(tail.text()).not.toContain(' 400 ')
  expect(await tail.stop()).toBe(130)
  // The log is written a moment later.
  await expect
    .poll(async () => (await callslip('logs', 'list', '--status', '400')).out, { timeout: 15_000 })
    .toContain(`POST /sandbox/orders/${id}/steps`)
  expect(await callslip('logout')).toMatchObject({ code: 0 })
  expect(readFileSync(kept, 'utf8')).toBe('{}\n')
  await expectRevoked(apiKey)
}, 120_000)

it('lets an OAuth client of somebody else in by the same code', async () => {
  const config = new openid.Configuration(
    {
      issuer: site,
      device_authorization_endpoint: `${site}/api/oauth/device_authorization`,
      token_endpoint: `${site}/api/oauth/token`,
      revocation_endpoint: `${site}/api/oauth/revoke`,
    },
    'callslip-cli',
    undefined,
    openid.None(),
  )
  openid.allowInsecureRequests(config)
  const begun = await openid.initiateDeviceAuthorization(config, { scope: 'orders:read' })
  const polling = openid.pollDeviceAuthorizationGrant(config, { ...begun, interval: 1 })
  await call(allow, 'POST', `/device-sign-ins/${begun.user_code}/allow`, { key: member })
  const { access_token, scope, token_type } = await polling
  expect([access_token.slice(0, 7), scope, token_type]).toEqual(['cs_dev_', 'orders:read', 'bearer'])
  await openid.tokenRevocation(config, access_token)
  const refused = await fetch(`${site}/api/orders`, { headers: { Authorization: `Bearer ${access_token}` } })
  expect(await refused.json()).toMatchObject({ code: 'api_key_revoked' })
}, 30_000)

it('speaks to production alone where that is asked for', async () => {
  const [sandbox, production] = [await startReceiver(), await startReceiver()]
  const signedIn = { baseUrl: new URL(production.url).origin, apiKey: 'cs_live_kept' }
  mkdirSync(join(folder, 'live/callslip'), { recursive: true })
  writeFileSync(join(folder, 'live/callslip/config.json'), JSON.stringify({ production: signedIn }))
  const variables = { CALLSLIP_BASE_URL: new URL(sandbox.url).origin, CALLSLIP_API_KEY: 'cs_dev_x' }
  const both = { ...env, ...variables, XDG_CONFIG_HOME: join(folder, 'live') }
  await callslipIn(both, 'get', '/orders', '--live')
  await callslipIn({ ...both, CALLSLIP_API_KEY: undefined }, 'get', '/orders', '--live')
  const bearer = 'Bearer cs_live_kept'
  expect(production.received.map(({ headers }) => headers.authorization)).toEqual([bearer, bearer])
  for (const own of [{ ...env, ...variables }, both])
    expect(await callslipIn(own, 'get', '/orders', '--live', '--key', 'cs_dev_x', '--base', sandbox.url)).toMatchObject(
      {
        code: 2,
        err: expect.stringContaining('cs_live_'),
      },
    )
  expect(await callslipIn({ ...env, ...variables }, 'get', '/orders', '--live')).toMatchObject({
    code: 2,
    err: expect.stringContaining('not signed in to production'),
  })
  expect(sandbox.received).toEqual([])
  await callslipIn({ ...both, ...variables, CALLSLIP_API_KEY: 'cs_live_own' }, 'get', '/orders', '--live')
  expect(sandbox.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer cs_live_own'])
  for (const { close } of [sandbox, production]) close()
})

it('sends a file as it is', async () => {
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const page = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )
  writeFileSync(join(folder, 'page.png'), page)
  const own = { ...env, CALLSLIP_BASE_URL: `${site}/api`, CALLSLIP_API_KEY: key }
  const { code, out, err } = await callslipIn(own, 'post', '/attachments?name=page.png', '--file', 'page.png', '--json')
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({ name: 'page.png', sizeBytes: page.length, contentType: 'image/png' })
})

it('verifies a webhook that was written down, and says what is wrong with another', async () => {
  const body = '{"data":{"id":"ord_x"},"type":"order.created"}'
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const { headers } = signParcel({ id: 'evt_x', body: Buffer.from(body) }, { current: 'whsec_c2VjcmV0' }, new Date())
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const given = ['webhooks', 'verify', file('body.json', body), '--headers', file('headers.txt', lines.join('\r\n'))]
  expect(await callslip(...given, '--secret', 'whsec_c2VjcmV0')).toMatchObject({ code: 0 })
  expect(await callslip(...given, '--secret', 'whsec_ZWxzZQ==', '--json')).toMatchObject({
    code: 1,
    err: expect.stringContaining('"reason":"signature"'),
  })
  expect(await callslip(...given)).toMatchObject({ code: 2, err: expect.stringContaining('--secret') })
})

it('triggers nothing in production but a ping', async () => {
  const production = await startReceiver()
  const there = ['--live', '--base', new URL(production.url).origin, '--key', 'cs_live_x']
  expect(await callslip('trigger', 'order.created', ...there)).toMatchObject({
    code: 2,
    err: expect.stringContaining('sandbox'),
  })
  expect(production.received).toEqual([])
  await callslip('trigger', 'webhook.ping', ...there)
  expect(production.received.length).toBeGreaterThan(0)
  production.close()
})

it('shows what others wrote without letting it move the cursor', () => {
  expect(plain('Acte\u001b[2J de\u202e\r\nnaissance')).toBe('Acte [2J de naissance')
})

it('signs to the byte as the service does', () => {
  const values = {
    b: [1, -0, 1e21, 0.1, null, true, 'ü\u2028"\\', '\ud83d\ude00'],
    a: { '\ue000': 1, '\u{1f600}': 2, '': {} },
  }
  expect(canonical(values)).toBe(canonicalize(values))
  const body = canonical(values)
  for (const secret of ['whsec_c2VjcmV0', 'my own', 'whsec_not*base64*at*all'])
    expect(signed(body, 'evt_x', secret)).toEqual(
      signParcel({ id: 'evt_x', body: Buffer.from(body) }, { current: secret }, new Date()).headers,
    )
})

it.skipIf(['jq'].some((command) => spawnSync(command, ['--version']).error))(
  'places and downloads a whole order from a shell, with a key in the variables',
  async () => {
    const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
    const path = `${join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
    const variables = { CALLSLIP_BASE_URL: `${site}/api`, CALLSLIP_API_KEY: key, PORT: String(await freePort()) }
    const { stdout } = await promisify(execFile)('sh', [resolve('examples/packages/order.sh')], {
      cwd: folder,
      env: { ...env, PATH: path, ...variables },
    })
    expect(stdout).toMatch(/^verified: order\.delivered, found\n(checked: papers\/.+\n)+$/)
  },
  60_000,
)

it('completes commands, options and their words in bash', () => {
  const completed = (line: string) => {
    const words = line.split(' ')
    const script = `PATH="${join(folder, 'node_modules/.bin')}:$PATH"
source <(callslip completion bash)
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_callslip; echo "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', script], { encoding: 'utf8', env }).trim()
  }
  expect(completed('callslip or')).toBe('orders')
  expect(completed('callslip orders ')).toBe('list get place withdraw events')
  expect(completed('callslip sandbox step ord_x de')).toBe('delay deliver')
  expect(completed('callslip sandbox step ord_x ').split(' ')).toEqual([...sandboxSteps])
  expect(completed('callslip sandbox clock ord_x ').split(' ')).toEqual([...moments])
  expect(completed('callslip trigger payment.re')).toContain('payment.refunded')
  expect(completed('callslip orders list --status com')).toBe('completed')
  expect(completed('callslip logs tail --or')).toBe('--order')
})
