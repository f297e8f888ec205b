import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { DELETE as deleteFile, GET as getFile, HEAD as headFile } from '#app/api/files/[documentId]/route.ts'
import { GET as download } from '#app/api/orders/[orderId]/documents/[documentId]/download/route.ts'
import { GET as list } from '#app/api/orders/[orderId]/documents/route.ts'
import { GET as listOwn, POST as upload } from '#app/api/research/orders/[orderId]/documents/route.ts'
import { systemActor } from '#lib/actor.ts'
import { declineOffer } from '#lib/agreements/decline-offer.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule, documentView, uploadedView, type DocumentView } from '#lib/documents/schema.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { sign } from '#lib/secrets.ts'
import {
  apiRequest,
  makeOfferOn,
  makeOpenOrder,
  makeOrderInProgress,
  makeSignedInResearcher,
  setStatus,
} from '#tools/testing/order-in-progress.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 'x')])
const sha256 = createHash('sha256').update(pdf).digest('hex')

const send = (orderId: string, token: string, body: Uint8Array<ArrayBuffer> | string = pdf, name = 'Łódź 1892.pdf') =>
  upload(
    apiRequest(`/research/orders/${orderId}/documents?name=${encodeURIComponent(name)}`, token, {
      method: 'POST',
      body,
    }),
  )
const listed = async (orderId: string, key: string) => {
  const response = await list(apiRequest(`/orders/${orderId}/documents`, key))
  expect(response.status).toBe(200)
  return (await response.json()) as DocumentView[]
}
const countFiles = async () =>
  (await readdir(fileURLToPath(getEnv().STORAGE_URL), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

it('takes a document from the researcher to the customer, who sees it once it is delivered', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  const sent = await send(orderId, researcher.token)
  expect(sent.status).toBe(201)
  const uploaded = uploadedView.strict().parse(await sent.json())
  expect(uploaded).toMatchObject({
    name: 'Łódź 1892.pdf',
    contentType: 'application/pdf',
    sizeBytes: pdf.length,
    sha256,
  })
  // One document has no address below /research, so none is named.
  expect(sent.headers.has('location')).toBe(false)
  expect(await (await listOwn(apiRequest(`/research/orders/${orderId}/documents`, researcher.token))).json()).toEqual([
    uploaded,
  ])
  const event = await getDb().event.findFirst({ where: { orderId }, orderBy: { sequence: 'desc' } })
  expect(event).toMatchObject({
    type: 'document.added',
    payload: { id: uploaded.id, orderId },
    actorType: 'researcher',
  })

  expect(await listed(orderId, key)).toEqual([])
  expect((await download(apiRequest(`/orders/${orderId}/documents/${uploaded.id}/download`, key))).status).toBe(404)

  await setStatus(orderId, 'delivered')
  const [document] = await listed(orderId, key)
  expect(documentView.strict().parse(document)).toMatchObject(uploaded)
  const url = document?.url ?? ''
  expect(url).toMatch(
    new RegExp(`^http://localhost:3000/api/files/${uploaded.id}\\?expires=\\d+&signature=[\\w-]{8}\\.[\\w-]{43}$`),
  )
  expect((Date.parse(document?.expiresAt ?? '') - Date.now()) / 60_000).toBeCloseTo(15, 0)

  const file = await getFile(new Request(url))
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="_odz 1892.pdf"; filename*=UTF-8\'\'%C5%81%C3%B3d%C5%BA%201892.pdf',
    'content-length': String(pdf.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=0, no-store',
    etag: `"${sha256}"`,
  })

  const redirect = await download(apiRequest(`/orders/${orderId}/documents/${uploaded.id}/download`, key))
  expect(redirect.status).toBe(302)
  expect((await getFile(new Request(redirect.headers.get('location') ?? ''))).status).toBe(200)
})

it('refuses in a sentence what is not what its name says, and keeps nothing of it', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const before = await countFiles()
  const refused = await send(orderId, researcher.token, pdf, 'scan.jpg')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'name', message: expect.stringContaining('a JPEG picture, but its content is a PDF') }],
  })
  expect([await countFiles(), await getDb().orderDocument.count({ where: { orderId } })]).toEqual([before, 0])
})

it('serves heads and ranges', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  await send(orderId, researcher.token)
  await setStatus(orderId, 'delivered')
  const url = (await listed(orderId, key))[0]?.url ?? ''
  const head = await headFile(new Request(url, { method: 'HEAD' }))
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, String(pdf.length), null])
  const range = async (value: string, more = {}) => {
    const answer = await getFile(new Request(url, { headers: { Range: value, ...more } }))
    return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer()).length]
  }
  const size = pdf.length
  expect(await range('bytes=0-8')).toEqual([206, `bytes 0-8/${size}`, 9])
  expect(await range('bytes=20000-')).toEqual([206, `bytes 20000-${size - 1}/${size}`, 9])
  expect(await range('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5])
  expect(await range('bytes=5-999999')).toEqual([206, `bytes 5-${size - 1}/${size}`, size - 5])
  expect(await range(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0])
  expect(await range('bytes=-0')).toEqual([416, `bytes */${size}`, 0])
  expect(await range('bytes=0-1,4-5')).toEqual([200, null, size])
  expect(await range('bytes=9-2')).toEqual([200, null, size])
  expect(await range('bytes=0-8', { 'If-Range': '"another"' })).toEqual([200, null, size])
  expect(await range('bytes=0-8', { 'If-Range': `"${sha256}"` })).toEqual([206, `bytes 0-8/${size}`, 9])
})

it('sends nobody a file that they have, and counts that as no download', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  await send(orderId, researcher.token)
  await setStatus(orderId, 'delivered')
  const [{ id = '', url = '' } = {}] = await listed(orderId, key)
  const ask = async (headers: Record<string, string>) => {
    const answer = await getFile(new Request(url, { headers }))
    return [answer.status, answer.headers.get('etag'), (await answer.arrayBuffer()).byteLength]
  }
  const etag = `"${sha256}"`
  for (const mark of [etag, `"another", W/${etag}`, '*'])
    expect(await ask({ 'If-None-Match': mark, Range: 'bytes=0-8' })).toEqual([304, etag, 0])
  for (const mark of ['"another"', `W/${etag}`]) expect(await ask({ 'If-Match': mark })).toEqual([412, etag, 0])
  expect((await getFile(new Request(`${url}x`, { headers: { 'If-None-Match': etag } }))).status).toBe(404)
  expect(await getDb().documentDownload.count({ where: { documentId: id } })).toBe(0)
  expect(await getDb().orderDocument.findUnique({ where: { id } })).toMatchObject({ downloadedAt: null })
  expect(await ask({ 'If-None-Match': '"another"', 'If-Match': etag })).toEqual([200, etag, pdf.length])
  expect(await getDb().documentDownload.count({ where: { documentId: id } })).toBe(1)
})

it('serves nothing to whoever holds no fresh signature of this very document', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  await send(orderId, researcher.token)
  await send(orderId, researcher.token)
  await setStatus(orderId, 'delivered')
  const [first, second] = await listed(orderId, key)
  const get = async (url: string) => {
    const answer = await getFile(new Request(url))
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  const at = (id: string, expires: string | number, signature: string) =>
    `http://localhost:3000/api/files/${id}?expires=${expires}&signature=${signature}`
  const own = new URL(first?.url ?? '').searchParams
  const id = first?.id ?? ''
  expect(await get(at(second?.id ?? '', own.get('expires') ?? '', own.get('signature') ?? ''))).toEqual([
    404,
    'not_found',
  ])
  expect(await get(at(id, Number(own.get('expires')) + 1, own.get('signature') ?? ''))).toEqual([404, 'not_found'])
  expect(await get(`http://localhost:3000/api/files/${id}`)).toEqual([404, 'not_found'])
  expect(await get('http://localhost:3000/api/files/..%2f..%2fetc')).toEqual([404, 'not_found'])
  const past = Math.floor(Date.now() / 1000) - 1
  expect(await get(at(id, past, sign('document-url', `${id}.${past}`)))).toEqual([403, 'link_expired'])
  const unknown = newId('document')
  const later = past + 100
  expect(await get(at(unknown, later, sign('document-url', `${unknown}.${later}`)))).toEqual([404, 'not_found'])
  const refused = await deleteFile(new Request(first?.url ?? '', { method: 'DELETE' }))
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('takes documents only from the selected researcher, only while work goes on, and keeps nothing of the rest', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const stranger = await makeSignedInResearcher('Another one')
  const rival = await makeSignedInResearcher('A rival')
  await setStatus(orderId, 'open')
  await makeOfferOn(orderId, rival.actor)
  await setStatus(orderId, 'in_progress')
  const before = await countFiles()
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
  expect(await refusal(await send(orderId, stranger.token))).toEqual([404, 'not_found'])
  expect(await refusal(await send(orderId, rival.token))).toEqual([409, 'order_state_conflict'])
  expect(await refusal(await send(orderId, researcher.token, ''))).toEqual([400, 'invalid_request'])
  expect(await refusal(await send(orderId, researcher.token, 'PK\u0003\u0004'))).toEqual([400, 'invalid_request'])
  expect(await refusal(await send(orderId, researcher.token, pdf, ''))).toEqual([400, 'invalid_request'])
  await setStatus(orderId, 'cancelled')
  expect(await refusal(await send(orderId, researcher.token))).toEqual([409, 'order_state_conflict'])
  expect(await countFiles()).toBe(before)
  expect(await getDb().orderDocument.count({ where: { orderId } })).toBe(0)
  await setStatus(orderId, 'delivered')
  expect((await send(orderId, researcher.token)).status).toBe(201)
})

it('removes a stored file when the order ends while it is uploaded', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const before = await countFiles()
  let pulls = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      pulls += 1
      if (pulls === 1) return controller.enqueue(pdf)
      await setStatus(orderId, 'cancelled')
      controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const answer = await upload(apiRequest(`/research/orders/${orderId}/documents?name=a.pdf`, researcher.token, init))
  expect(answer.status).toBe(409)
  expect(await countFiles()).toBe(before)
})

it('shows documents to their own customer only, in pages, and those of the system too', async () => {
  const { orderId, key } = await makeOrderInProgress()
  for (const name of ['one', 'two', 'three']) {
    const file = await storeFile(Buffer.from(name), documentRule)
    await inTransaction((tx) => addDocument(tx, systemActor('development'), orderId, { ...file, name }))
  }
  await setStatus(orderId, 'delivered')
  expect((await listed(orderId, key)).map(({ name }) => name)).toEqual(['one.txt', 'two.txt', 'three.txt'])
  const page = await list(apiRequest(`/orders/${orderId}/documents?limit=2`, key))
  const [, last] = (await page.json()) as DocumentView[]
  expect(page.headers.get('link')).toContain(`startingAfter=${last?.id}`)
  // In the order of pages, as its operation says, and not in that of their making.
  const rows = await getDb().orderDocument.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  for (const [n, { id }] of rows.entries())
    await getDb().orderDocument.update({ where: { id }, data: { position: rows.length - n } })
  expect((await listed(orderId, key)).map(({ name }) => name)).toEqual(['three.txt', 'two.txt', 'one.txt'])
  const other = await makeOpenOrder()
  expect((await list(apiRequest(`/orders/${orderId}/documents`, other.key))).status).toBe(404)
  expect((await download(apiRequest(`/orders/${orderId}/documents/${last?.id}/download`, other.key))).status).toBe(404)
  await setStatus(other.orderId, 'delivered')
  expect(
    (await download(apiRequest(`/orders/${other.orderId}/documents/${last?.id}/download`, other.key))).status,
  ).toBe(404)
})

it.each(['declined', 'given back'])('hands nobody the files of whoever was chosen before: %s', async (how) => {
  const { orderId, offerId, key, customer, researcher } = await makeOrderInProgress()
  expect((await send(orderId, researcher.token)).status).toBe(201)
  const { storageKey } = await getDb().orderDocument.findFirstOrThrow({ where: { orderId } })
  // As where a hold lapses after work has begun.
  await setStatus(orderId, 'awaiting_payment')
  await inTransaction<unknown>((tx) =>
    how === 'declined'
      ? declineOffer(tx, customer, orderId, offerId)
      : giveBackOrder(tx, researcher.actor, orderId, { reason: 'No payment came.' }),
  )
  const going = await getDb().$queryRaw`
    SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'storageKey' = ${storageKey}`
  expect(going).toHaveLength(1)

  const next = await makeSignedInResearcher('The next one')
  const { id } = await makeOfferOn(orderId, next.actor)
  await getDb().offer.update({ where: { id }, data: { status: 'SELECTED' } })
  await getDb().order.update({ where: { id: orderId }, data: { selectedOfferId: id, status: 'in_progress' } })
  const deliver = (outcome: 'found' | 'not_found') =>
    inTransaction((tx) => deliverOrder(tx, next.actor, orderId, { outcome, report: 'Nothing in 1892.' }))
  await expect(deliver('found')).rejects.toMatchObject({ code: 'order_state_conflict' })
  await deliver('not_found')
  expect(await listed(orderId, key)).toEqual([])
})
