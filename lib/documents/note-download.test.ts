import { expect, it } from 'vitest'
import { GET as getFile } from '#app/api/files/[documentId]/route.ts'
import { GET as download } from '#app/api/orders/[orderId]/documents/[documentId]/download/route.ts'
import { GET as zip } from '#app/api/orders/[orderId]/documents.zip/route.ts'
import { GET as list } from '#app/api/orders/[orderId]/documents/route.ts'
import { POST as upload } from '#app/api/research/orders/[orderId]/documents/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule, type DocumentView } from '#lib/documents/schema.ts'
import { mintFileUrl } from '#lib/files/file-url.ts'
import { getEnv } from '#lib/env.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { reap } from '#lib/server/worker/reap.ts'
import { apiRequest, makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'

const from = { 'x-callslip-peer': '8.8.4.4', 'user-agent': 'curl/8.5.0' }
const downloadsOf = (orderId: string) =>
  getDb().documentDownload.findMany({ where: { orderId }, orderBy: { id: 'asc' } })

it('writes down each time that a document is fetched: by whom, from where, with what', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  await upload(
    apiRequest(`/research/orders/${orderId}/documents?name=a.txt`, researcher.token, {
      method: 'POST',
      body: 'A page.',
    }),
  )
  await setStatus(orderId, 'delivered')
  const listed = await list(apiRequest(`/orders/${orderId}/documents`, key))
  const [document] = (await listed.json()) as DocumentView[]
  const { id = '', url = '' } = document ?? {}
  // Seeing that it is there isn't fetching it.
  expect(await downloadsOf(orderId)).toEqual([])

  await download(apiRequest(`/orders/${orderId}/documents/${id}/download`, key, { headers: from }))
  expect((await getFile(new Request(url, { headers: from }))).status).toBe(200)
  // The rest of a file that is read in parts is no other download.
  expect((await getFile(new Request(url, { headers: { ...from, range: 'bytes=3-' } }))).status).toBe(206)
  await (await zip(apiRequest(`/orders/${orderId}/documents.zip`, key, { headers: from }))).arrayBuffer()
  const seen = { documentId: id, address: '8.8.4.4', agent: 'curl/8.5.0' }
  expect(await downloadsOf(orderId)).toMatchObject([
    { ...seen, kind: 'link', actorId: expect.stringMatching(/^key_/) },
    { ...seen, kind: 'file', actorId: null },
    { ...seen, kind: 'zip', actorId: expect.stringMatching(/^key_/) },
  ])
})

it('writes down who begins with another byte than the first', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const actor = researcher.actor
  const file = await storeFile(Buffer.from('A page.'), documentRule)
  const { id } = await inTransaction((tx) => addDocument(tx, actor, orderId, { ...file, name: 'a.txt' }))
  const { url } = mintFileUrl({ id }, 'development')
  for (const range of ['bytes=3-', 'bytes=1-'])
    expect((await getFile(new Request(url, { headers: { ...from, range } }))).status).toBe(206)
  expect(await downloadsOf(orderId)).toMatchObject([{ documentId: id, kind: 'file' }])
})

it('writes down what a bucket hands out, and leads there', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const file = await storeFile(Buffer.from('A page.'), documentRule)
  const { id } = await inTransaction((tx) => addDocument(tx, researcher.actor, orderId, { ...file, name: 'a.txt' }))
  const { url } = mintFileUrl({ id }, 'development')
  const look = mintFileUrl({ id }, 'development', true)
  const { STORAGE_URL } = getEnv()
  Object.assign(getEnv(), { STORAGE_URL: 's3://AKID:SECRET@bucket.example/papers' })
  const ask = (address: string, init: RequestInit = {}) => getFile(new Request(address, { headers: from, ...init }))
  try {
    const led = await ask(url)
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      expect.stringContaining(`https://bucket.example/papers/${file.storageKey}?`),
    ])
    expect((await ask(url, { headers: { ...from, range: 'bytes=3-' } })).status).toBe(302)
    // What is only looked at, by an operator or without being fetched, isn't.
    expect((await ask(look.url)).status).toBe(302)
    expect((await ask(url, { method: 'HEAD' })).headers.get('content-length')).toBe('7')
    expect((await ask(`${url.slice(0, -1)}-`)).status).toBe(404)
  } finally {
    Object.assign(getEnv(), { STORAGE_URL })
  }
  expect(await downloadsOf(orderId)).toMatchObject([{ documentId: id, kind: 'file', agent: 'curl/8.5.0' }])
  expect((await getDb().orderDocument.findUniqueOrThrow({ where: { id } })).downloadedAt).toBeInstanceOf(Date)
})

it('forgets them once no charge can be disputed any more', async () => {
  const row = (id: string, days: number) =>
    ({
      id,
      kind: 'link',
      orderId: 'ord_reaped',
      documentId: 'doc_x',
      at: new Date(Date.now() - days * 86_400_000),
    }) as const
  await getDb().documentDownload.createMany({ data: [row('dld_old', 201), row('dld_new', 199)] })
  await reap()
  expect((await downloadsOf('ord_reaped')).map(({ id }) => id)).toEqual(['dld_new'])
})
