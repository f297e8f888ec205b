import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect } from 'node:net'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { readSnippet } from '#lib/server/docs/snippet.ts'
import type { TestVector } from '#lib/webhooks/test-vectors.ts'
import { hasPython, makeProject } from '#tools/testing/programs.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { freePort } from '#tools/testing/service.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

const folder = mkdtempSync(join(tmpdir(), 'callslip-examples-'))
const project = makeProject({ CALLSLIP_API_KEY: 'cs_dev_x', CALLSLIP_WEBHOOK_SECRET: 'whsec_c2VjcmV0' })
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  project.remove()
})
afterEach(() => vi.useRealTimers())

const has = (command: string) => spawnSync(command, ['--version']).error === undefined
const shell = ['curl', 'openssl'].every(has)

/** Returns 503, breaks off, and answers then: what a service under load may do. Counts, and notes the keys. */
async function moodyService(moods: readonly (number | 'reset')[]) {
  const keys: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const mood = moods[keys.length] ?? 200
    keys.push(request.headers['idempotency-key'] as string | undefined) // sent once
    if (mood === 'reset') return request.socket.destroy()
    response.writeHead(mood, { 'content-type': 'application/json', ...(mood === 503 ? { 'retry-after': '1' } : {}) })
    response.end(
      JSON.stringify(
        mood === 200
          ? { id: 'ord_x' }
          : { error: 'Not now.', code: mood === 503 ? 'unavailable' : 'internal', requestId: 'req_x' },
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    keys,
    close: () => server.close(),
    env: { ...process.env, CALLSLIP_BASE_URL: `http://127.0.0.1:${port}`, CALLSLIP_API_KEY: 'cs_dev_x' },
  }
}

describe('a request of the first order', () => {
  it.skipIf(!shell)('in a shell prints the last answer alone, and sends one key', async () => {
    const { keys, env, close } = await moodyService([503])
    const script = `set -eu\n${readSnippet('first-order.sh#settings').code}\ncall POST /orders '{}'\n`
    const { stdout } = await promisify(execFile)('sh', ['-c', script], { env })
    close()
    expect(stdout).toBe('{"id":"ord_x"}\n')
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  })

  it.skipIf(!shell)('in a shell fails on a refusal, and prints it', async () => {
    const { env, close } = await moodyService([409])
    const script = `set -eu\n${readSnippet('first-order.sh#settings').code}\ncall POST /orders '{}'\necho on\n`
    const failed = await promisify(execFile)('sh', ['-c', script], { env }).catch(
      (error: { code: number; stdout: string }) => error,
    )
    close()
    expect(failed).toMatchObject({ code: 22, stdout: expect.stringMatching(/^\{"error":"Not now\."[^\n]+\n$/) })
  })

  it.for(['first-order.mjs#settings', 'errors.mjs#handle'])(
    '%s goes on after a broken connection, a 500 and a 503, with one key',
    async (snippet) => {
      const { keys, env, close } = await moodyService(['reset', 500, 503])
      const file = join(folder, 'call.mjs')
      writeFileSync(file, `${readSnippet(snippet).code}\nconsole.log((await call('POST', '/orders', {})).id)\n`)
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env })
      close()
      expect(stdout).toBe('ord_x\n')
      expect(keys).toHaveLength(4)
      expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]))
    },
  )
})

it.skipIf(!shell || !has('jq'))('an offer is chosen in a shell whatever its researcher wrote', async () => {
  const offers = [40, 30, 50].map((amount) => ({
    id: `off_${amount}`,
    amount,
    totalAmount: amount,
    message: 'So:\n\\1',
  }))
  const shop = await startReceiver((response) => response.end(JSON.stringify(offers)))
  const [settings, choose] = ['settings', 'choose'].map((region) => readSnippet(`first-order.sh#${region}`).code)
  writeFileSync(join(project.folder, 'choose.sh'), `set -eu\n${settings}\nORDER_ID=ord_x\n${choose}\n`)
  const { code, err } = await project.run('choose.sh', { CALLSLIP_BASE_URL: new URL(shop.url).origin })
  shop.close()
  expect([code, err]).toEqual([0, ''])
  const chosen = shop.received.at(-1)
  expect([chosen?.path, String(chosen?.body)]).toEqual(['/orders/ord_x/offers/off_30/select', '{"expectedAmount":30}'])
})

describe('what was delivered in 101 documents', () => {
  const documents = Array.from({ length: 101 }, (_, n) => ({
    id: `doc_${n}`,
    name: 'page.txt',
    contentType: 'text/plain',
  }))
  const content = 'What was found.'
  const facts = { sizeBytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
  const startShelf = () =>
    startReceiver((response, { path, headers }) => {
      const own = `http://${headers.host}`
      if (path === '/file') return response.end(content)
      const after = new URL(path, own).searchParams.get('startingAfter')
      const page = documents.slice(documents.findIndex(({ id }) => id === after) + 1).slice(0, 100)
      const next = `<${own}/orders/ord_x/documents?startingAfter=${page.at(-1)?.id}>; rel="next"`
      response
        .writeHead(200, { 'content-type': 'application/json', ...(page.length === 100 ? { link: next } : {}) })
        .end(JSON.stringify(page.map((document) => ({ ...document, ...facts, url: `${own}/file` }))))
    })
  const programs: [string, string?][] = [
    [
      'download.mjs',
      `${readSnippet('first-order.mjs#settings').code}\nconst order = { id: 'ord_x' }\n${readSnippet('first-order.mjs#download').code}\n`,
    ],
    ['downloading.ts'],
    ...(shell && has('jq')
      ? [
          [
            'download.sh',
            `set -eu\n${readSnippet('first-order.sh#settings').code}\nORDER_ID=ord_x\n${readSnippet('first-order.sh#download').code}\n`,
          ] as [string, string],
        ]
      : []),
  ]
  it.for(programs)('is fetched whole by %s', async ([file, text]) => {
    const shelf = await startShelf()
    if (text) writeFileSync(join(project.folder, file), text)
    const env = { CALLSLIP_BASE_URL: new URL(shelf.url).origin }
    const { code, err, out } = await project.run(file, env, ['ord_x'])
    expect([code, err]).toEqual([0, ''])
    expect(out.match(/doc_\d+-page\.txt/g)).toHaveLength(101)
    shelf.close()
  })
})

describe('the receiver', () => {
  type Judge = (body: Buffer, headers: Record<string, string>, secret: string) => boolean

  it('agrees with every published vector', async () => {
    const file = join(folder, 'receiver.mjs')
    const parts = ['verify', 'standard'].map((region) => readSnippet(`receiver.mjs#${region}`).code)
    writeFileSync(file, `${parts.join('\n')}\nexport { isFromCallslip, isFreshFromCallslip }\n`)
    const { isFromCallslip, isFreshFromCallslip } = (await import(/* @vite-ignore */ file)) as Record<
      'isFromCallslip' | 'isFreshFromCallslip',
      Judge
    > // plain JavaScript
    const { vectors } = JSON.parse(readFileSync('public/webhook-test-vectors.json', 'utf8')) as {
      vectors: TestVector[]
    } // written by our own script
    expect(vectors.length).toBeGreaterThan(10)
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const { name, body, secret, headers, now, service, serviceNext = false, standard } of vectors) {
      vi.setSystemTime(now * 1000)
      const lower = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]))
      expect([
        name,
        isFromCallslip(Buffer.from(body), lower, secret),
        isFreshFromCallslip(Buffer.from(body), lower, secret),
      ]).toEqual([name, service || serviceNext, standard])
    }
  })
})

describe('a receiver that anybody can reach', () => {
  /** Sends the beginning of a body, and then nothing more or, where it `ends`, the end of the connection. */
  async function sendPart(port: number, bytes: number, ends: boolean) {
    const socket = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .resume()
    socket.write(`POST /hook HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${2 * bytes}\r\n\r\n${'x'.repeat(bytes)}`)
    if (ends) socket.end()
    try {
      const signal = AbortSignal.timeout(5_000)
      const over = once(socket, 'close', { signal })
      await (ends ? over : Promise.race([over, once(socket, 'data', { signal })]))
    } finally {
      socket.destroy()
    }
  }
  const unsigned = (port: number) =>
    fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', body: 'Nothing of ours.' }).then(
      ({ status }) => status,
      () => undefined,
    )

  const inTheShell = /node -e '([^']+)'/.exec(readFileSync('examples/packages/order.sh', 'utf8'))?.[1] ?? ''
  const programs: [string, string?][] = [
    ['receiver.mjs'],
    [
      'first-order-receiver.mjs',
      ['settings', 'receive'].map((part) => readSnippet(`first-order.mjs#${part}`).code).join('\n'),
    ],
    ['changed-bodies.ts'],
    ...(hasPython ? [['changed-bodies.py'] as [string]] : []),
    ['order-receiver.cjs', inTheShell.replace('process.argv[1]', 'process.env.PORT')],
  ]
  it.for(programs)('%s outlives what is broken, too long or not ours', async ([file, text]) => {
    if (text) writeFileSync(join(project.folder, file), text)
    const port = await freePort()
    using program = project.start(file, { PORT: String(port), CALLSLIP_WEBHOOK_PORT: String(port) })
    await waitFor(`${file} answers`, 15_000, async () => (await unsigned(port)) === 400)
    await sendPart(port, 100, true)
    expect([await unsigned(port), program.said.code]).toEqual([400, null])
    // A local one of a few lines takes what comes.
    if (file === 'order-receiver.cjs') return
    await sendPart(port, 1.5 * 1024 * 1024, false)
    expect(await unsigned(port)).toBe(400)
  })

  it('order.mjs outlives what is broken or not ours', async () => {
    const service = await startReceiver((response, { path }) => {
      // The order is never answered: it waits.
      if (path === '/webhook-endpoints')
        response.writeHead(201, { 'content-type': 'application/json' }).end('{"signingSecret":"whsec_c2VjcmV0"}')
    })
    const file = 'order.mjs'
    writeFileSync(join(project.folder, file), readFileSync('examples/packages/order.mjs'))
    using program = project.start(file, { CALLSLIP_BASE_URL: new URL(service.url).origin })
    await waitFor('its order', 15_000, async () => service.received.length === 2)
    const { url } = JSON.parse(service.received[0]?.body.toString() ?? '{}') as { url: string } // as it registers it
    const port = Number(new URL(url).port)
    await sendPart(port, 100, true)
    expect([await unsigned(port), await unsigned(port), program.said.code]).toEqual([400, 400, null])
    service.close()
  })
})
