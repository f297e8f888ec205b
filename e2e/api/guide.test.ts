import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '#tools/runtime/processes.ts'
import { theApp } from './app.ts'

const folder = mkdtempSync(join(tmpdir(), 'callslip-guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const examples = resolve('examples/guide')
const { demo } = theApp()
const settings = { CALLSLIP_BASE_URL: demo.developmentBaseUrl, CALLSLIP_API_KEY: demo.apiKeys.development }

/** The shell's examples need these beside the shell; where one is missing they are skipped, and the report says so. */
const shell = ['curl', 'jq', 'openssl'].every((command) => spawnSync(command, ['--version']).error === undefined)
const python = spawnSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 11)']).status === 0
const commandOf = (file: string): [string, string[]] =>
  file.endsWith('.py')
    ? ['python3', ['-B', file]]
    : file.endsWith('.sh')
      ? ['sh', [file]]
      : [process.execPath, ['--disable-warning=ExperimentalWarning', file]]

async function run(
  file: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const [command, args] = commandOf(file.startsWith('/') ? file : join(examples, file))
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...settings, ...env } })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, out, err }
}

/** The blocks of one language on a page, in order, as a reader would paste them one behind the other. */
async function pasted(page: string, language: string): Promise<string> {
  const text = await (await fetch(new URL(`/docs/${page}.md`, demo.portalUrl))).text()
  const blocks = [...text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)]
    .filter(([, given]) => given === language)
    .map(([, , , code]) => code)
  expect(blocks.length).toBeGreaterThan(5)
  return blocks.join('\n')
}

describe('the first order, pasted from the page', () => {
  it('in Node goes from a key to a document and a verified webhook', async () => {
    const file = join(folder, 'pasted.mjs')
    writeFileSync(file, await pasted('first-order', 'mjs'))
    const { code, out, err } = await run(file)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^ord_\w+ is submitted\n/)
    expect(out).toContain('minor units is authorized')
    expect(out).toMatch(/^verified: 1 order\.created$/m)
    expect(out).toMatch(/^verified: \d+ order\.delivered$/m)
    const [, name = 'none'] = /in (doc_\w+-.+\.pdf)$/m.exec(out) ?? []
    expect(readFileSync(join(folder, name)).subarray(0, 5).toString()).toBe('%PDF-')
  }, 90_000)

  it.skipIf(!shell)(
    'in a shell goes from a key to a document and its events',
    async () => {
      const file = join(folder, 'pasted.sh')
      writeFileSync(file, `set -eu\n${await pasted('first-order', 'sh')}`)
      const before = readdirSync(folder).length
      const { code, out, err } = await run(file)
      expect(err).toBe('')
      expect(code).toBe(0)
      expect(out).toContain('minor units is authorized')
      expect(out).toMatch(/^doc_\w+-.+\.pdf: OK$/m)
      expect(out).toMatch(/^1 order\.created$/m)
      expect(out).toMatch(/^\d+ order\.delivered$/m)
      expect(readdirSync(folder).length).toBe(before + 1)
    },
    90_000,
  )

  it('is what the whole files hold', async () => {
    for (const [file, language] of [
      ['first-order.mjs', 'mjs'],
      ['first-order.sh', 'sh'],
    ] as const) {
      const whole = await (await fetch(new URL(`/docs/examples/${file}`, demo.portalUrl))).text()
      const tidy = (text: string) =>
        text.split('\n').filter((line) => line.trim() !== '' && !/^(#!\/bin\/sh|set -eu)$/.test(line))
      expect(tidy(await pasted('first-order', language))).toEqual(tidy(whole))
    }
  })
})

describe('the other examples do what their remarks say', () => {
  const printed: [string, RegExp][] = [
    ['idempotency.mjs', /^true\n201 true\n422 idempotency_key_reused\n$/],
    ['errors.mjs', /^countryISOA3 must be .+ FRA, not FR\nSeen as req_\w+ in the request log\n$/],
    [
      'sandbox.mjs',
      /^offer,update_offer,retract_offer,message,cancel\n402 payment_failed\n409 payment_requires_action\n200 finalized\ndelivered not_found \[\]\n$/,
    ],
  ]
  it.for(printed)('%s', { timeout: 60_000 }, async ([file, expected]) => {
    const { code, out, err } = await run(file)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(expected)
  })

  it('typed-client.ts, beside the package as it is to be had from the documentation', async () => {
    const project = mkdtempSync(join(folder, 'project-'))
    const installed = join(project, 'node_modules/@callslip/client')
    mkdirSync(installed, { recursive: true })
    const response = await fetch(new URL('/docs/callslip-client.tgz', demo.portalUrl))
    expect(response.status).toBe(200)
    writeFileSync(join(project, 'client.tgz'), Buffer.from(await response.arrayBuffer()))
    expect(
      spawnSync('tar', ['-xzf', join(project, 'client.tgz'), '-C', installed, '--strip-components=1']).status,
    ).toBe(0)
    const file = join(project, 'typed-client.ts')
    writeFileSync(file, readFileSync(join(examples, 'typed-client.ts')))
    expect(await run(file)).toEqual({ code: 0, err: '', out: expect.stringMatching(/^ord_\w+ submitted\n$/) })
  }, 60_000)

  it.skipIf(!python)('typed-client.py, beside the wheel as it is to be had from the documentation', async () => {
    const sums = await (await fetch(new URL('/docs/downloads/SHA256SUMS', demo.portalUrl))).text()
    const [, name = 'none'] = /  (\S+\.whl)$/m.exec(sums) ?? []
    const wheel = join(folder, name)
    const response = await fetch(new URL(`/docs/downloads/${name}`, demo.portalUrl))
    writeFileSync(wheel, Buffer.from(await response.arrayBuffer()))
    expect(spawnSync('python3', ['-m', 'zipfile', '-e', wheel, join(folder, 'site')]).status).toBe(0)
    const { code, out, err } = await run('typed-client.py', { PYTHONPATH: join(folder, 'site') })
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ord_\w+ submitted\n$/)
  })

  it.skipIf(!shell)('idempotency.sh', async () => {
    const { code, out } = await run('idempotency.sh')
    expect(code).toBe(0)
    const ids = [...out.matchAll(/"id":"(ord_\w+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(out.match(/^idempotent-replayed: true/gim)).toHaveLength(1)
  })

  it.skipIf(!shell)('sandbox.sh', async () => {
    const { code, out } = await run('sandbox.sh')
    expect(code).toBe(0)
    const [clock = '{}', , steps] = out.trim().split('\n').toReversed()
    expect(steps).toBe('["offer","update_offer","retract_offer","message","cancel"]')
    expect(JSON.parse(clock)).toMatchObject({ movedDays: expect.any(Number), ahead: [] })
  })

  // Stripe's own script comes from Stripe's host, which tests don't reach: what stands in for it notes how it is used.
  it("pay-in-the-browser.js hands the customer's card to the provider, and then has the payment finalized", async () => {
    const calls: unknown[] = []
    let answer: object = { error: { message: 'Your card was declined.' } }
    const elements = {
      create: (kind: string) => ({ mount: (element: string) => calls.push(['mount', kind, element]) }),
    }
    const stripe = {
      elements: (options: object) => (calls.push(['elements', options]), elements),
      confirmPayment: async (options: object) => (calls.push(['confirm', options]), answer),
    }
    Object.assign(globalThis, {
      window: { Stripe: (key: string) => (calls.push(['Stripe', key]), stripe) },
      location: { href: 'https://shop.example.com/pay' },
    })
    const { offerToPay } = (await import(join(examples, 'pay-in-the-browser.js'))) as {
      offerToPay: (
        payment: object,
        element: string,
        finalize: (id: string) => Promise<void>,
      ) => () => Promise<string | undefined>
    } // plain JavaScript
    const confirm = offerToPay(
      { publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' },
      '<div>',
      async (id) => void calls.push(['finalize', id]),
    )
    expect(await confirm()).toBe('Your card was declined.')
    expect(calls).toEqual([
      ['Stripe', 'pk_test_1'],
      ['elements', { clientSecret: 'pi_1_secret_2' }],
      ['mount', 'payment', '<div>'],
      ['confirm', { elements, redirect: 'if_required', confirmParams: { return_url: 'https://shop.example.com/pay' } }],
    ])
    answer = { paymentIntent: { status: 'requires_capture' } }
    await confirm()
    expect(calls.at(-1)).toEqual(['finalize', 'pi_1'])
  })
})

describe('the receiver of the webhooks guide', () => {
  it.skipIf(!shell)(
    'is registered, verified, recovers what it missed, and the feed agrees',
    async () => {
      const port = await freePort()
      const since = new Date().toISOString()
      const registered = await run('register.sh', { WEBHOOK_URL: `http://localhost:${port}/hook` })
      expect(registered).toMatchObject({ code: 0, err: '' })
      const [, endpointId = '', secret = ''] = /^(whe_\w+) (whsec_\S+)$/.exec(registered.out.trim()) ?? []
      expect(secret).not.toBe('')
      const client = { ENDPOINT_ID: endpointId, SINCE: since }
      // Nobody listens yet: what happens now is missed.
      const missed = await run('sandbox.mjs')
      expect(missed.code).toBe(0)

      const child = spawn(process.execPath, [join(examples, 'receiver.mjs')], {
        env: { ...process.env, CALLSLIP_WEBHOOK_SECRET: secret, CALLSLIP_WEBHOOK_PORT: String(port) },
      })
      try {
        let received = ''
        child.stdout.on('data', (chunk: Buffer) => (received += chunk.toString()))
        await expect.poll(() => received, { timeout: 10_000 }).toContain('listening')

        expect(await run('ping.sh', client)).toMatchObject({
          code: 0,
          out: expect.stringMatching(/"eventId":"evt_\w+"/),
        })
        await expect.poll(() => received, { timeout: 10_000 }).toMatch(/^webhook\.ping \{/m)
        const verified = await run('verify-endpoint.sh', client)
        expect(JSON.parse(verified.out)).toEqual({ verified: true, hint: 'The endpoint checks signatures.' })
        expect((await run('go-live.sh')).out).toContain('done  webhook_verified')

        const recovered = await run('recover.sh', client)
        expect(recovered).toMatchObject({ code: 0 })
        expect(recovered.out).toContain(`"endpointId":"${endpointId}"`)
        await expect.poll(() => received, { timeout: 30_000 }).toMatch(/^order\.delivered \{/m)

        const [, delivered = '{}'] = /^order\.delivered (\{.+\})$/m.exec(received) ?? []
        const { id, eventId } = JSON.parse(delivered) as { id: string; eventId: string } // as documented
        const feed = await run('catch-up.mjs', { CALLSLIP_CURSOR: '' })
        expect(feed.code).toBe(0)
        expect(feed.out).toMatch(new RegExp(`^${id} \\d+ order\\.delivered$`, 'm'))
        const rest = await run('catch-up.mjs', { CALLSLIP_CURSOR: eventId })
        expect(rest.out).not.toContain('order.created')
        // Each event once, though webhooks may come twice.
        const kinds = received.split('\n').filter((line) => line.includes(id) && line.startsWith('order.created '))
        expect(kinds).toHaveLength(1)
        const batched = await run('batch.sh', client)
        expect(JSON.parse(batched.out)).toMatchObject({ batch: { maxEvents: 100, maxWaitSeconds: 5 } })
        // What comes several at once is received as well, each of them.
        const createdBefore = received.match(/^order\.created /gm)?.length ?? 0
        expect(await run('sandbox.mjs')).toMatchObject({ code: 0 })
        await expect
          .poll(() => received.match(/^order\.created /gm)?.length, { timeout: 30_000 })
          .toBeGreaterThan(createdBefore)
      } finally {
        child.kill()
        await fetch(`${demo.developmentBaseUrl}/webhook-endpoints/${endpointId}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${demo.apiKeys.development}` },
        })
      }
    },
    120_000,
  )
})
