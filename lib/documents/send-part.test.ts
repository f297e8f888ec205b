import { fork, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { POST as begin, GET as unfinished } from '#app/api/research/orders/[orderId]/uploads/route.ts'
import {
  DELETE as discard,
  GET as ask,
  PATCH as send,
} from '#app/api/research/orders/[orderId]/uploads/[uploadId]/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { removeDocument } from '#lib/documents/remove-document.ts'
import { ApiError } from '#lib/errors.ts'
import { receivePart } from '#lib/files/receive-part.ts'
import { reapUploads } from '#lib/files/reap-uploads.ts'
import { documentRule, uploadView, type UploadView } from '#lib/documents/schema.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { getEnv } from '#lib/env.ts'
import {
  apiRequest,
  jsonPost,
  makeOrderInProgress,
  makeSignedInResearcher,
  setStatus,
} from '#tools/testing/order-in-progress.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 'x')])
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pathOf = (orderId: string, uploadId = '') => `/research/orders/${orderId}/uploads${uploadId && `/${uploadId}`}`
const viewOf = async (response: Response, status = 200): Promise<UploadView> => {
  const body: unknown = await response.json()
  expect([response.status, body]).toEqual([status, expect.anything()])
  return uploadView.strict().parse(body)
}
const beginOf = async (orderId: string, token: string, sizeBytes: number, name = 'page 1.pdf') =>
  viewOf(await begin(apiRequest(pathOf(orderId), token, jsonPost({ name, sizeBytes }))), 201)
const part = (orderId: string, id: string, token: string, offset: number, body: BodyInit) =>
  send(apiRequest(`${pathOf(orderId, id)}?offset=${offset}`, token, { method: 'PATCH', body, ...{ duplex: 'half' } }))
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string; offset?: number }).code,
]
const countFiles = async () =>
  (await readdir(fileURLToPath(getEnv().STORAGE_URL), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

it('refuses with its last byte a file that is not what its name says, and forgets it', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const before = await countFiles()
  const { id } = await beginOf(orderId, researcher.token, pdf.length, 'page 1.png')
  const answer = await part(orderId, id, researcher.token, 0, new Uint8Array(pdf))
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('its content is a PDF')])
  expect(await getDb().upload.count({ where: { id } })).toBe(0)
  await runDueJobs()
  expect(await countFiles()).toBe(before)
})

it('puts a file that came in parts on the order, and removes the parts', async () => {
  const {
    orderId,
    researcher: { token },
  } = await makeOrderInProgress()
  const before = await countFiles()
  const { id } = await beginOf(orderId, token, pdf.length)
  expect(await viewOf(await part(orderId, id, token, 0, pdf.subarray(0, 9_000)))).toMatchObject({
    id,
    offset: 9_000,
    sizeBytes: pdf.length,
  })
  expect(
    ((await (await unfinished(apiRequest(pathOf(orderId), token))).json()) as UploadView[]).map((one) => [
      one.id,
      one.offset,
    ]),
  ).toEqual([[id, 9_000]])
  const done = await viewOf(await part(orderId, id, token, 9_000, pdf.subarray(9_000)))
  expect(done.document).toMatchObject({
    name: 'page 1.pdf',
    contentType: 'application/pdf',
    sizeBytes: pdf.length,
    sha256: hashOf(pdf),
  })
  await runDueJobs()
  expect(await countFiles()).toBe(before + 1)
  // Asked again after a lost answer, and sent again, it is the same document.
  expect((await viewOf(await ask(apiRequest(pathOf(orderId, id), token)))).document?.id).toBe(done.document?.id)
  expect((await viewOf(await part(orderId, id, token, 9_000, pdf.subarray(9_000)))).document?.id).toBe(
    done.document?.id,
  )
  expect(await getDb().orderDocument.count({ where: { orderId } })).toBe(1)
})

it('is gone with the document that it became, and says so', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const { id } = await beginOf(orderId, researcher.token, pdf.length)
  const { document } = await viewOf(await part(orderId, id, researcher.token, 0, new Uint8Array(pdf)))
  await inTransaction((tx) => removeDocument(tx, researcher.actor, orderId, document?.id ?? ''))
  const gone = [404, 'document_removed']
  expect(await codeOf(await ask(apiRequest(pathOf(orderId, id), researcher.token)))).toEqual(gone)
  expect(await codeOf(await part(orderId, id, researcher.token, pdf.length, ''))).toEqual(gone)
  const anew = await beginOf(orderId, researcher.token, pdf.length)
  expect((await viewOf(await part(orderId, anew.id, researcher.token, 0, new Uint8Array(pdf)))).document).toBeDefined()
})

it('stays the document that it is where the last part is sent twice at once', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const { id } = await beginOf(orderId, researcher.token, pdf.length)
  const read = await getDb().upload.findUniqueOrThrow({ where: { id } })
  const { document } = await viewOf(await part(orderId, id, researcher.token, 0, new Uint8Array(pdf)))
  const before = await countFiles()
  // What the other request has read before this one was through: nothing has come yet, or all has, and is not joined yet.
  const receipt = { rule: documentRule, keep: () => Promise.reject(new Error('kept twice')) }
  await receivePart({ ...read, receivedBytes: pdf.length }, pdf.length, null, receipt)
  await receivePart(read, 0, Buffer.concat([Buffer.from('MZ\u0000\u0001'), randomBytes(4_996)]), receipt)
  await receivePart(read, 0, Buffer.concat([pdf, pdf]), receipt)
  expect((await viewOf(await ask(apiRequest(pathOf(orderId, id), researcher.token)))).document?.id).toBe(document?.id)
  expect(await countFiles()).toBe(before)
})

it('keeps what arrived before the sender broke off', async () => {
  const {
    orderId,
    researcher: { token },
  } = await makeOrderInProgress()
  const { id } = await beginOf(orderId, token, pdf.length)
  let sent = 0
  const broken = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= 12_000) return controller.error(new Error('the connection broke'))
        controller.enqueue(pdf.subarray(sent, (sent += 4_000)))
      },
    },
    { highWaterMark: 0 },
  )
  await part(orderId, id, token, 0, broken)
  const { offset } = await viewOf(await ask(apiRequest(pathOf(orderId, id), token)))
  expect(offset).toBe(12_000)
  expect((await viewOf(await part(orderId, id, token, offset, pdf.subarray(offset)))).document?.sha256).toBe(
    hashOf(pdf),
  )
})

const outOfReach = new ApiError('unavailable', 'Documents are out of reach for the moment. Try again shortly.')
afterEach(() => vi.restoreAllMocks())

it.each([
  [
    'a part can not be opened',
    () =>
      vi.spyOn(getStorage(), 'readBlocks').mockImplementation(async function* () {
        yield pdf.subarray(0, 10)
        throw outOfReach
      }),
  ],
  [
    'the joined file can not be put',
    () => {
      const storage = getStorage()
      const put = storage.putStream.bind(storage)
      return vi
        .spyOn(storage, 'putStream')
        .mockImplementation((key, contents) =>
          key.startsWith('uploads/') ? put(key, contents) : Promise.reject(outOfReach),
        )
    },
  ],
])('keeps an upload whose last byte comes while %s, and ends it with the next try', async (_, fail) => {
  const {
    orderId,
    researcher: { token },
  } = await makeOrderInProgress()
  const { id } = await beginOf(orderId, token, pdf.length)
  await part(orderId, id, token, 0, pdf.subarray(0, 9_000))
  const failing = fail()
  expect(await codeOf(await part(orderId, id, token, 9_000, pdf.subarray(9_000)))).toEqual([503, 'unavailable'])
  failing.mockRestore()
  await runDueJobs()
  const { offset } = await viewOf(await ask(apiRequest(pathOf(orderId, id), token)))
  expect(offset).toBe(pdf.length)
  expect((await viewOf(await part(orderId, id, token, offset, ''))).document?.sha256).toBe(hashOf(pdf))
})

it('takes each byte once, whoever sends', async () => {
  const {
    orderId,
    researcher: { token },
  } = await makeOrderInProgress()
  const { id } = await beginOf(orderId, token, pdf.length)
  const twice = await Promise.all([1, 2].map(() => part(orderId, id, token, 0, pdf.subarray(0, 9_000))))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = twice.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({ code: 'upload_offset_mismatch', offset: 9_000 })
  expect(await codeOf(await part(orderId, id, token, 100, pdf))).toEqual([409, 'upload_offset_mismatch'])
  const last = await Promise.all([1, 2].map(() => part(orderId, id, token, 9_000, pdf.subarray(9_000))))
  expect(last.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(await getDb().orderDocument.findMany({ where: { orderId }, select: { sha256: true } })).toEqual([
    { sha256: hashOf(pdf) },
  ])
})

it("refuses what is too long, of another kind, or not this researcher's to send", async () => {
  await runDueJobs()
  const {
    orderId,
    researcher: { token },
  } = await makeOrderInProgress()
  const before = await countFiles()
  const short = await beginOf(orderId, token, 100)
  expect(await codeOf(await part(orderId, short.id, token, 0, pdf))).toEqual([413, 'body_too_large'])
  const program = await beginOf(orderId, token, 5_000)
  expect(
    await codeOf(
      await part(orderId, program.id, token, 0, Buffer.concat([Buffer.from('MZ\u0000\u0001'), randomBytes(4_996)])),
    ),
  ).toEqual([400, 'invalid_request'])
  expect(
    (await begin(apiRequest(pathOf(orderId), token, jsonPost({ name: 'a.pdf', sizeBytes: 104_857_601 })))).status,
  ).toBe(400)
  const stranger = await makeSignedInResearcher('Jonas Weber')
  const { id } = await beginOf(orderId, token, pdf.length)
  expect((await part(orderId, id, stranger.token, 0, pdf)).status).toBe(404)
  expect((await ask(apiRequest(pathOf(orderId, id), stranger.token))).status).toBe(404)
  await setStatus(orderId, 'cancelled')
  expect(await codeOf(await part(orderId, id, token, 0, pdf))).toEqual([409, 'order_state_conflict'])
  await runDueJobs()
  expect(await countFiles()).toBe(before)
})

it('forgets what was given up, or left lying for two days', async () => {
  const {
    orderId,
    researcher: { token },
  } = await makeOrderInProgress()
  await runDueJobs()
  const before = await countFiles()
  const [given, left, fresh] = [
    await beginOf(orderId, token, pdf.length),
    await beginOf(orderId, token, pdf.length),
    await beginOf(orderId, token, pdf.length),
  ]
  for (const { id } of [given, left, fresh]) await part(orderId, id, token, 0, pdf.subarray(0, 50))
  expect((await discard(apiRequest(pathOf(orderId, given.id), token, { method: 'DELETE' }))).status).toBe(200)
  await getDb().upload.update({ where: { id: left.id }, data: { updatedAt: new Date(Date.now() - 49 * 3_600_000) } })
  await reapUploads()
  await runDueJobs()
  expect((await getDb().upload.findMany({ where: { orderId } })).map(({ id }) => id)).toEqual([fresh.id])
  expect(await countFiles()).toBe(before + 1)
})

// From here on over real HTTP, to a web process of its own.
let web: ChildProcess
let port: number
const reported = async <T>(): Promise<T> => ((await once(web, 'message')) as [T])[0]
const peakMemory = () => {
  web.send('peak')
  return reported<{ peak: number }>()
}
beforeAll(async () => {
  web = fork(join(import.meta.dirname, '../../tools/testing/web-process.ts'), { env: process.env, execArgv: [] })
  port = (await reported<{ port: number }>()).port
})
afterAll(() => void web.disconnect())

/** Sends `bytes` and tears the connection after `breakAfter` of them; true where an answer came. */
function sendOver(path: string, token: string, bytes: Buffer, breakAfter = Infinity): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: `/api${path}`,
        method: 'PATCH',
        agent: false,
        headers: { authorization: `Bearer ${token}`, host: 'localhost:3000', 'content-length': bytes.length },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode === 200)),
    )
    outgoing.on('error', () => resolve(false))
    const feed = async () => {
      for (let at = 0; at < bytes.length && !outgoing.destroyed; at += 65_536) {
        if (at >= breakAfter) return void outgoing.destroy()
        if (!outgoing.write(bytes.subarray(at, at + 65_536))) await once(outgoing, 'drain').catch(() => {})
      }
      outgoing.end()
    }
    void feed()
  })
}

it(
  'resumes 100 MiB byte-identical after two broken connections, in less than 50 MiB of memory',
  { timeout: 180_000 },
  async () => {
    const size = 100 * 1024 * 1024
    const file = randomBytes(size)
    file.write('%PDF-1.7\n')
    const {
      orderId,
      researcher: { token },
    } = await makeOrderInProgress()
    // What a first upload loads and opens stays, and isn't the file's.
    const warm = await beginOf(orderId, token, pdf.length)
    expect(await sendOver(`${pathOf(orderId, warm.id)}?offset=0`, token, pdf)).toBe(true)
    await peakMemory()
    const { peak: before } = await peakMemory()

    const { id } = await beginOf(orderId, token, size)
    const offsets: number[] = []
    const peaks: number[] = []
    for (const breakAfter of [30 * 1024 * 1024, 41 * 1024 * 1024, Infinity]) {
      const { offset } = await viewOf(await ask(apiRequest(pathOf(orderId, id), token)))
      offsets.push(offset)
      expect(await sendOver(`${pathOf(orderId, id)}?offset=${offset}`, token, file.subarray(offset), breakAfter)).toBe(
        breakAfter === Infinity,
      )
      peaks.push((await peakMemory()).peak)
      // The other end learns of the break a moment later.
      if (breakAfter !== Infinity)
        await expect
          .poll(async () => (await getDb().upload.findUniqueOrThrow({ where: { id } })).receivedBytes, {
            timeout: 20_000,
          })
          .toBeGreaterThan(offset)
    }
    const peak = Math.max(...peaks, (await peakMemory()).peak)
    console.log(
      `100 MiB in parts at ${offsets.join(', ')}; the web process grew by ${((peak - before) / 1_048_576).toFixed(1)} MiB`,
    )
    expect(offsets[1]).toBeGreaterThan(10 * 1024 * 1024)
    expect(offsets[2]).toBeGreaterThan(offsets[1] ?? 0)
    const { document } = await viewOf(await ask(apiRequest(pathOf(orderId, id), token)))
    expect(document).toMatchObject({ sizeBytes: size, sha256: hashOf(file) })
    const row = await getDb().orderDocument.findUniqueOrThrow({ where: { id: document?.id ?? '' } })
    const hash = createHash('sha256')
    for await (const chunk of await getStorage().getStream(row.storageKey)) hash.update(chunk as Uint8Array)
    expect(hash.digest('hex')).toBe(hashOf(file))
    expect(peak - before).toBeLessThan(50 * 1024 * 1024)
  },
)
