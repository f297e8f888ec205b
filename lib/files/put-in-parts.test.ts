import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { BucketStorage } from '#lib/files/bucket-storage.ts'
import { checkStorage } from '#lib/files/check-storage.ts'
import { parseStorageUrl } from '#lib/files/storage.ts'

const most = 1000
const place = mkdtempSync(join(tmpdir(), 'callslip-parts-'))
/** What was asked of the service, the files it has, and what lay in the temporary folder at each piece that came. */
let asked: string[] = []
const files = new Map<string, Buffer>()
const parts = new Map<number, Buffer>()
let lay: number[] = []
let refusesPart = 0
/** How often it asks to be asked again. */
let slow = 0
let forbidsMissing = false
let url = ''

/** A service that speaks as much of S3 as a file needs that is put there. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://s3')
  const chunks: Buffer[] = []
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const part = Number(searchParams.get('partNumber'))
  const what = searchParams.has('uploads')
    ? 'begin'
    : part > 0
      ? `part ${part}`
      : searchParams.has('uploadId')
        ? 'end'
        : 'file'
  asked.push(`${incoming.method} ${what}`)
  const say = (status: number, xml = '') => outgoing.writeHead(status, { ETag: `"${part}"` }).end(xml)
  if (what === 'begin')
    return say(200, '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>')
  if (incoming.method === 'DELETE') {
    files.delete(pathname)
    return say(204)
  }
  if (incoming.method === 'GET') {
    const file = files.get(pathname)
    if (file) return outgoing.writeHead(200, { 'content-length': file.length }).end(file)
    return forbidsMissing
      ? say(403, '<Error><Code>AccessDenied</Code></Error>')
      : say(404, '<Error><Code>NoSuchKey</Code></Error>')
  }
  if (incoming.method === 'PUT' && slow-- > 0) return say(503, '<Error><Code>SlowDown</Code></Error>')
  if (part > 0 && part === refusesPart) return say(503, '<Error><Code>SlowDown</Code></Error>')
  if (part > 0) {
    lay.push(readdirSync(place).reduce((sum, name) => sum + statSync(join(place, name)).size, 0))
    parts.set(part, body)
  }
  if (what === 'file') files.set(pathname, body)
  if (what !== 'end') return say(200)
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
  files.set(pathname, Buffer.concat(named.map((number) => parts.get(number) ?? Buffer.alloc(0))))
  say(200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
}

const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
let storage: BucketStorage
beforeAll(async () => {
  vi.stubEnv('TMPDIR', place)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  url = `s3://AK:hush@127.0.0.1:${port}/papers?ssl=0&pathStyle=1`
  const setting = parseStorageUrl(url)
  if (setting.kind !== 's3') throw new Error('a bucket was meant')
  storage = new BucketStorage(setting, most)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close().closeAllConnections()
  rmSync(place, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  asked = []
  lay = []
  parts.clear()
  ;[refusesPart, slow] = [0, 0]
  expect(readdirSync(place)).toEqual([])
})

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

it.each([[0], [1], [most]])('puts a file of %i bytes in one piece', async (size) => {
  const file = randomBytes(size)
  await storage.putStream('2026-03/doc_1', inChunks(file, 300))
  expect(asked).toEqual(['PUT file'])
  expect(files.get('/papers/2026-03/doc_1')?.equals(file)).toBe(true)
})

it.each([
  [most + 1, 300],
  [3 * most, 7],
  [2 * most + 5, 2500],
])('puts one of %i bytes piece by piece, of which one at a time lies here', async (size, chunk) => {
  const file = randomBytes(size)
  await storage.putStream('exports/exp_1.zip', inChunks(file, chunk))
  const count = Math.ceil(size / most)
  expect(asked).toEqual(['POST begin', ...Array.from({ length: count }, (_, i) => `PUT part ${i + 1}`), 'POST end'])
  expect(Math.max(...lay)).toBe(most)
  expect(files.get('/papers/exports/exp_1.zip')?.equals(file)).toBe(true)
})

it('leaves nothing there of a file that breaks off, nor where the service refuses a piece', async () => {
  async function* broken() {
    yield randomBytes(2 * most)
    throw new Error('the database is gone')
  }
  await expect(storage.putStream('exports/exp_2.zip', broken())).rejects.toThrow('the database is gone')
  expect(asked.at(-1)).toBe('DELETE end')
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  refusesPart = 2
  let ended = false
  async function* whole() {
    try {
      yield randomBytes(5 * most)
    } finally {
      ended = true
    }
  }
  await expect(storage.putStream('exports/exp_2.zip', whole())).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked.at(-1)).toBe('DELETE end')
  expect(ended).toBe(true)
  expect(written.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('SlowDown')])
  expect(files.has('/papers/exports/exp_2.zip')).toBe(false)
})

it.each([most, most + 1])('sends %i bytes again where the service asks for that, and whole', async (size) => {
  slow = 2
  const file = randomBytes(size)
  await storage.putStream('2026-03/doc_2', inChunks(file, 300))
  expect(files.get('/papers/2026-03/doc_2')?.equals(file)).toBe(true)
  expect(asked.filter((one) => one.startsWith('PUT'))).toHaveLength(2 + Math.ceil(size / most))
})

it('takes no bucket for one that it can work with where the key may not ask what there is', async () => {
  forbidsMissing = true
  vi.stubEnv('STORAGE_URL', url)
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expect(checkStorage()).rejects.toThrow('ListBucket')
  expect(written).toHaveBeenCalled()
  forbidsMissing = false
  expect(await checkStorage()).toEqual({ kind: 's3', place: 'papers' })
})
