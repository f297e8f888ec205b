import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { readSnippet } from '#lib/server/docs/snippet.ts'
import type { TestVector } from '#lib/webhooks/test-vectors.ts'

const folder = mkdtempSync(join(tmpdir(), 'callslip-examples-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.useRealTimers())

const shell = ['curl', 'openssl'].every((command) => spawnSync(command, ['--version']).error === undefined)

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
