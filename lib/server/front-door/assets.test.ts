import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrotli } from '#lib/server/front-door/assets.ts'

const root = mkdtempSync(join(tmpdir(), 'callslip-assets-'))
const script = 'console.log("seven green lamps")\n'.repeat(200)
let server: Server
let base = ''

beforeAll(async () => {
  mkdirSync(join(root, '.next', 'static', 'chunks'), { recursive: true })
  writeFileSync(join(root, '.next', 'static', 'chunks', 'a.js'), script)
  writeFileSync(join(root, '.next', 'secret.js'), 'secret')
  const handle = await withBrotli(root, async (_, outgoing) => void outgoing.writeHead(404).end('next'))
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing)).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}` // a TCP server has no other kind of address
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

const get = (path: string, encoding = 'gzip, br') => fetch(base + path, { headers: { 'Accept-Encoding': encoding } })

test('a script of the build comes in brotli, and for ever', async () => {
  const response = await get('/_next/static/chunks/a.js?v=1')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(script.length / 10)
  expect(await response.text()).toBe(script)
})

test.each(['/_next/static/../secret.js', '/_next/static/%2e%2e/secret.js', '/_next/static/chunks/b.js', '/orders'])(
  '%s is left to Next',
  async (path) => {
    expect(await (await get(path)).text()).toBe('next')
  },
)

test('who takes no brotli gets what Next makes', async () => {
  expect(await (await get('/_next/static/chunks/a.js', 'gzip')).text()).toBe('next')
})
