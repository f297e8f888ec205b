import { beforeEach, expect, it } from 'vitest'
import { GET as serve } from '#app/api/files/[documentId]/route.ts'
import { reapAttachments } from '#lib/attachments/reap-attachments.ts'
import type { AttachedFileView, AttachmentUploadView } from '#lib/attachments/schema.ts'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import { getDb } from '#lib/db.ts'
import type { AttachmentView } from '#lib/files/schema.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import type { PlacedRows } from '#lib/orders/batch-schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, offered, openMarket, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'x')])
const basics = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
const manual = { ...basics, instructions: 'sandbox:no_offers' }

let market: Market
let key: string
let stranger: string
let researcher: string
let rival: string
beforeEach(async () => {
  market = await openMarket({ rateLimitDevelopment: 0 })
  key = market.key
  stranger = (await makeKey(getDb(), (await makeClient(getDb())).id)).key
  researcher = await makeToken('researcher', { researcher: market.researcher })
  rival = await makeToken('researcher', { researcher: market.rival })
})

const sendBytes = (path: string, method: string, bytes: Buffer, bearer: string) =>
  routeOf(
    path.includes('uploads')
      ? path.includes('research')
        ? 'sendResearchAttachmentPart'
        : 'sendAttachmentPart'
      : 'uploadAttachment',
  )(
    new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }),
  )
async function bring(name = 'livret.pdf', bearer = key): Promise<AttachmentView> {
  const response = await sendBytes(`/attachments?name=${name}`, 'POST', pdf, bearer)
  const body: unknown = await response.json()
  expect([response.status, body]).toEqual([201, expect.anything()])
  return body as AttachmentView
}
async function bringAsResearcher(bearer = researcher): Promise<string> {
  const body = { name: 'page.pdf', sizeBytes: pdf.length }
  const { id } = bodyOf<AttachmentUploadView>(
    await call(routeOf('beginResearchAttachment'), 'POST', '/research/attachments/uploads', { key: bearer, body }),
    201,
  )
  const response = await sendBytes(`/research/attachments/uploads/${id}?offset=0`, 'PATCH', pdf, bearer)
  return ((await response.json()) as AttachmentUploadView).attachment?.id ?? ''
}
const place = (body: object, bearer = key) => call(routeOf('placeOrder'), 'POST', '/orders', { key: bearer, body })
const placed = async (body: object) => bodyOf<OrderView>(await place(body), 201)
const read = async (id: string) => bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${id}`, { key }))
const change = (id: string, body: object, bearer = key) =>
  call(routeOf('changeOrder'), 'PATCH', `/orders/${id}`, { key: bearer, body })
const write = (id: string, body: object, bearer = key) =>
  call(routeOf('postMessage'), 'POST', `/orders/${id}/messages`, {
    key: bearer,
    body: { content: 'See here.', ...body },
  })
const answer = (id: string, body: object, bearer = researcher) =>
  call(routeOf('postResearchMessage'), 'POST', `/research/orders/${id}/messages`, {
    key: bearer,
    body: { content: 'And here.', ...body },
  })
const filesOf = async (id: string, bearer = key, side = '') => {
  const name = side === '' ? 'listAttachments' : 'listResearchAttachments'
  return call(routeOf(name), 'GET', `${side}/orders/${id}/attachments`, { key: bearer })
}
const namesOf = async (...asked: Parameters<typeof filesOf>) =>
  bodyOf<AttachedFileView[]>(await filesOf(...asked)).map(({ name }) => name)
const refused = { status: 400, body: { code: 'invalid_request', details: [{ field: 'attachmentIds' }] } }
const isStored = async (storageKey: string) =>
  getStorage()
    .getStream(storageKey)
    .then(async (stream) => {
      for await (const _ of stream) break
      return true
    })
    .catch(() => false)

it('takes a file, and an order that names it has it; every side that sees the order sees that', async () => {
  const file = await bring()
  expect(file).toMatchObject({ id: expect.stringMatching(/^att_/), name: 'livret.pdf', sizeBytes: pdf.length })
  const { id, order } = await placed({ ...manual, attachmentIds: [file.id] })
  expect(order.attachments).toEqual([file])
  expect((await read(id)).order.attachments).toEqual([file])
  expect((await placed(manual)).order).not.toHaveProperty('attachments')

  const [one] = bodyOf<AttachedFileView[]>(await filesOf(id))
  expect(one).toMatchObject(file)
  const served = await serve(new Request(one?.url ?? ''))
  expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf)
  expect(served.headers.get('content-disposition')).toContain('livret.pdf')
  const forged = (one?.url ?? '').replace(/signature=./, 'signature=_')
  expect((await serve(new Request(forged))).status).toBe(404)
  const path = `/orders/${id}/attachments/${file.id}/download`
  expect((await call(routeOf('downloadAttachment'), 'GET', path, { key })).headers.get('location')).toContain(file.id)
  expect((await call(routeOf('downloadAttachment'), 'GET', path, { key: stranger })).status).toBe(404)

  const seen = bodyOf<ResearchOrderView>(
    await call(routeOf('getResearchOrder'), 'GET', `/research/orders/${id}`, { key: researcher }),
  )
  expect(seen.attachments).toEqual([file])
  expect(await namesOf(id, researcher, '/research')).toEqual(['livret.pdf'])
  const operator = await makeToken('operator')
  const looked = await call(routeOf('lookAtAttachment'), 'POST', `/operator/orders/${id}/attachments/${file.id}/look`, {
    key: operator,
  })
  expect((await serve(new Request(bodyOf<AttachedFileView>(looked).url))).status).toBe(200)
  expect((await filesOf(id, stranger)).status).toBe(404)
  const { id: closed } = await placed({
    ...basics,
    instructions: 'sandbox:manual',
    attachmentIds: [(await bring()).id],
  })
  expect((await filesOf(closed, researcher, '/research')).status).toBe(404)
})

it('attaches each file once, to one order or message of whoever brought it', async () => {
  const { id: file } = await bring()
  const { id } = await placed({ ...manual, attachmentIds: [file] })
  const { id: other } = await placed(manual)
  for (const attachmentIds of [[file], ['att_unknown'], [(await bring('a.pdf', stranger)).id]]) {
    const orders = await getDb().order.count({ where: { clientId: market.client.id } })
    expect(await place({ ...manual, attachmentIds })).toMatchObject(refused)
    expect(await getDb().order.count({ where: { clientId: market.client.id } })).toBe(orders)
    expect(await write(other, { attachmentIds })).toMatchObject(refused)
    expect(await change(other, { attachmentIds })).toMatchObject(refused)
  }
  expect(await getDb().message.count({ where: { orderId: other } })).toBe(0)
  const { id: theirs } = await bring()
  expect(await answer(id, { attachmentIds: [theirs] })).toMatchObject(refused)
  // Of two at once one has it.
  const both = await Promise.all([write(id, { attachmentIds: [theirs] }), write(other, { attachmentIds: [theirs] })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  // Sent again under its key, the order is the same.
  const again = { ...manual, attachmentIds: [(await bring()).id] }
  const send = () =>
    call(routeOf('placeOrder'), 'POST', '/orders', { key, body: again, headers: { 'idempotency-key': 'once' } })
  expect(bodyOf<OrderView>(await send(), 201)).toEqual(bodyOf<OrderView>(await send(), 201))
})

it('keeps a file that somebody else has attached since the order was read', async () => {
  const { id, order } = await placed(manual)
  const [theirs, ours] = [await bring('theirs.pdf'), await bring('ours.pdf')]
  const attached = bodyOf<OrderView>(await change(id, { attachmentIds: [theirs.id], orderVersion: order.version }))
  expect(attached.order.version).toBe(2)
  const late = { attachmentIds: [ours.id], orderVersion: order.version }
  expect(await change(id, late)).toMatchObject({ status: 409, body: { code: 'order_changed', version: 2 } })
  expect(await namesOf(id)).toEqual(['theirs.pdf'])
  bodyOf(await change(id, { attachmentIds: [theirs.id, ours.id], orderVersion: 2 }))
  expect((await namesOf(id)).toSorted()).toEqual(['ours.pdf', 'theirs.pdf'])
})

it('refuses what is no picture and no PDF, what is too large, and too many', async () => {
  for (const bytes of [Buffer.from('only a text'), Buffer.from('PK\u0003\u0004zip'), Buffer.alloc(0)])
    expect((await sendBytes('/attachments?name=a.pdf', 'POST', bytes, key)).status).toBe(400)
  const large = Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)])
  expect((await sendBytes('/attachments?name=a.pdf', 'POST', large, key)).status).toBe(413)
  const begin = (sizeBytes: number) =>
    call(routeOf('beginAttachment'), 'POST', '/attachments/uploads', { key, body: { name: 'a.pdf', sizeBytes } })
  expect((await begin(20 * 1024 * 1024 + 1)).status).toBe(400)
  const { id } = bodyOf<AttachmentUploadView>(await begin(11), 201)
  expect(
    (await sendBytes(`/attachments/uploads/${id}?offset=0`, 'PATCH', Buffer.from('only a text'), key)).status,
  ).toBe(400)
  expect((await call(routeOf('getAttachmentUpload'), 'GET', `/attachments/uploads/${id}`, { key })).status).toBe(404)

  const eleven = await Promise.all(Array.from({ length: 11 }, () => bring().then((file) => file.id)))
  expect(await place({ ...manual, attachmentIds: eleven })).toMatchObject(refused)
  const order = await placed({ ...manual, attachmentIds: eleven.slice(0, 10) })
  expect(order.order.attachments).toHaveLength(10)
  expect(await change(order.id, { attachmentIds: eleven })).toMatchObject(refused)
  expect(await write(order.id, { attachmentIds: eleven.slice(0, 6) })).toMatchObject(refused)
  await getDb().attachment.createMany({
    data: Array.from({ length: 100 }, (_, n) => ({
      ...{ id: `att_${n}`, environment: 'development' as const, clientId: market.client.id, name: 'a.pdf' },
      ...{ contentType: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64), storageKey: `none/${n}` },
    })),
  })
  expect(await begin(100)).toMatchObject({ status: 409, body: { code: 'attachment_limit' } })
  // What is forgotten takes nobody's place, though it may wait for the clearing.
  const crowd = { storageKey: { startsWith: 'none/' } }
  await getDb().attachment.updateMany({ where: crowd, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } })
  expect((await begin(100)).status).toBe(201)
  await getDb().attachment.deleteMany({ where: crowd })
})

it('comes in parts over broken connections, and is given up', async () => {
  const body = { name: 'livret.pdf', sizeBytes: pdf.length }
  const uploads = '/attachments/uploads'
  const begin = async () =>
    bodyOf<AttachmentUploadView>(await call(routeOf('beginAttachment'), 'POST', uploads, { key, body }), 201)
  const { id } = await begin()
  await sendBytes(`${uploads}/${id}?offset=0`, 'PATCH', pdf.subarray(0, 1_000), key)
  expect((await sendBytes(`${uploads}/${id}?offset=0`, 'PATCH', pdf, key)).status).toBe(409)
  const look = (bearer: string) => call(routeOf('getAttachmentUpload'), 'GET', `${uploads}/${id}`, { key: bearer })
  expect(bodyOf<AttachmentUploadView>(await look(key))).toMatchObject({ offset: 1_000 })
  expect((await look(stranger)).status).toBe(404)
  expect((await sendBytes(`${uploads}/${id}?offset=1000`, 'PATCH', pdf.subarray(1_000), stranger)).status).toBe(404)
  await sendBytes(`${uploads}/${id}?offset=1000`, 'PATCH', pdf.subarray(1_000), key)
  const { attachment } = bodyOf<AttachmentUploadView>(await look(key))
  const discard = (upload: string, bearer = key) =>
    call(routeOf('discardAttachment'), 'DELETE', `${uploads}/${upload}`, { key: bearer })
  expect((await discard(id, stranger)).status).toBe(404)
  await placed({ ...manual, attachmentIds: [attachment?.id] })
  expect((await discard(id)).status).toBe(409)

  const { id: second } = await begin()
  const whole = await sendBytes(`${uploads}/${second}?offset=0`, 'PATCH', pdf, key)
  const given = ((await whole.json()) as AttachmentUploadView).attachment?.id ?? ''
  const { storageKey } = await getDb().attachment.findUniqueOrThrow({ where: { id: given } })
  bodyOf(await discard(second))
  await runDueJobs()
  expect(await isStored(storageKey)).toBe(false)
  expect(await place({ ...manual, attachmentIds: [given] })).toMatchObject(refused)
})

it('takes its upload along when it is taken back', async () => {
  const uploads = '/attachments/uploads'
  const body = { name: 'livret.pdf', sizeBytes: pdf.length }
  const { id } = bodyOf<AttachmentUploadView>(
    await call(routeOf('beginAttachment'), 'POST', uploads, { key, body }),
    201,
  )
  const whole = await sendBytes(`${uploads}/${id}?offset=0`, 'PATCH', pdf, key)
  const given = ((await whole.json()) as AttachmentUploadView).attachment?.id ?? ''
  bodyOf(await call(routeOf('removeAttachment'), 'DELETE', `/attachments/${given}`, { key }))
  expect(await call(routeOf('getAttachmentUpload'), 'GET', `${uploads}/${id}`, { key })).toMatchObject({ status: 404 })
})

it('is taken back whole, until it is attached', async () => {
  const [file, kept] = [await bring(), await bring()]
  const { storageKey } = await getDb().attachment.findUniqueOrThrow({ where: { id: file.id } })
  const remove = (id: string, bearer = key) =>
    call(routeOf('removeAttachment'), 'DELETE', `/attachments/${id}`, { key: bearer })
  expect((await remove(file.id, stranger)).status).toBe(404)
  expect(bodyOf(await remove(file.id))).toEqual({ id: file.id, removed: true })
  expect((await remove(file.id)).status).toBe(404)
  await runDueJobs()
  expect(await isStored(storageKey)).toBe(false)
  expect(await place({ ...manual, attachmentIds: [file.id] })).toMatchObject(refused)
  await placed({ ...manual, attachmentIds: [kept.id] })
  expect(await remove(kept.id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
})

it('is changed with the order: what is named stays or comes, what is not goes, and offers await a word', async () => {
  const [first, second] = [await bring('first.pdf'), await bring('second.pdf')]
  const { orderId } = await offered(market)
  expect(bodyOf<OrderView>(await change(orderId, { attachmentIds: [first.id] })).order).toMatchObject({
    attachments: [first],
    version: 2,
    offersToConfirm: expect.any(Number),
  })
  const { storageKey } = await getDb().attachment.findUniqueOrThrow({ where: { id: first.id } })
  const both = { attachmentIds: [second.id, first.id] }
  expect(bodyOf<OrderView>(await change(orderId, both)).order.attachments).toEqual([first, second])
  expect(bodyOf<OrderView>(await change(orderId, both)).order.version).toBe(3)
  expect(bodyOf<OrderView>(await change(orderId, { attachmentIds: [second.id] })).order.attachments).toEqual([second])
  await runDueJobs()
  expect(await isStored(storageKey)).toBe(false)
  expect(bodyOf<OrderView>(await change(orderId, { attachmentIds: null })).order).not.toHaveProperty('attachments')
  const changes = bodyOf<OrderChangeView[]>(
    await call(routeOf('listOrderChanges'), 'GET', `/orders/${orderId}/changes`, { key }),
  )
  expect(changes.map(({ members, before }) => [members, before.attachments])).toEqual([
    [['attachmentIds'], undefined],
    [['attachmentIds'], [first]],
    [['attachmentIds'], [first, second]],
    [['attachmentIds'], [second]],
  ])
})

it('goes with messages to those who read them', async () => {
  const { orderId } = await offered(market)
  const mine = await bring('mine.pdf')
  bodyOf(await write(orderId, { attachmentIds: [mine.id], researcherId: market.researcher.id }), 201)
  const theirs = await bringAsResearcher()
  bodyOf(await answer(orderId, { attachmentIds: [theirs] }), 201)
  bodyOf(await answer(orderId, { attachmentIds: [await bringAsResearcher(rival)] }, rival), 201)
  expect(await answer(orderId, { attachmentIds: [await bringAsResearcher(rival)] })).toMatchObject(refused)

  const messages = bodyOf<MessageView[]>(
    await call(routeOf('listMessages'), 'GET', `/orders/${orderId}/messages`, { key }),
  )
  expect(messages.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([
    ['mine.pdf'],
    ['page.pdf'],
    ['page.pdf'],
  ])
  const [first] = messages
  const one = await call(routeOf('getMessage'), 'GET', `/orders/${orderId}/messages/${first?.id}`, { key })
  expect(bodyOf<MessageView>(one).attachments).toEqual([mine])
  expect(await namesOf(orderId)).toEqual(['mine.pdf', 'page.pdf', 'page.pdf'])
  expect(await namesOf(orderId, researcher, '/research')).toEqual(['mine.pdf', 'page.pdf'])
  expect(await namesOf(orderId, rival, '/research')).toEqual(['page.pdf'])
  const operator = await makeToken('operator')
  const dossier = bodyOf<OrderDossierView>(
    await call(routeOf('getAnyOrder'), 'GET', `/operator/orders/${orderId}`, { key: operator }),
  )
  expect(dossier.messages.map(({ attachments }) => attachments?.length)).toEqual([1, 1, 1])
  // What came with a message is none of the order's own.
  expect((await read(orderId)).order).not.toHaveProperty('attachments')
})

it('goes with the rows of a batch, each judged by itself and replayed', async () => {
  const [a, b] = [(await bring()).id, (await bring()).id]
  const rows = [
    { ...manual, attachmentIds: [a], idempotencyKey: 'a' },
    { ...manual, attachmentIds: [a, b] },
    { ...manual, attachmentIds: ['att_unknown'] },
    { ...manual, attachmentIds: [b] },
    manual,
  ]
  const send = async () =>
    bodyOf<PlacedRows>(await call(routeOf('placeOrders'), 'POST', '/orders/batch', { key, body: { orders: rows } }))
      .results
  const results = await send()
  expect(results.map(({ status }) => status)).toEqual([201, 400, 400, 201, 201])
  expect(results[0]?.order?.order.attachments).toMatchObject([{ id: a }])
  expect(results[1]?.error).toMatchObject({ details: [{ field: 'attachmentIds' }] })
  const repeated = await send()
  expect(repeated.map(({ status }) => status)).toEqual([200, 400, 400, 400, 201])
  expect(repeated[0]?.order).toEqual(results[0]?.order)
})

it('is forgotten after a day where nothing claims it', async () => {
  const [kept, old, recent] = [await bring(), await bring(), await bring()]
  await placed({ ...manual, attachmentIds: [kept.id] })
  const rows = await getDb().attachment.findMany({ where: { id: { in: [kept.id, old.id] } } })
  await getDb().attachment.updateMany({
    where: { id: { in: [kept.id, old.id] } },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  })
  await reapAttachments()
  await runDueJobs()
  const left = await getDb().attachment.findMany({ where: { clientId: market.client.id }, orderBy: { id: 'asc' } })
  expect(left.map(({ id }) => id)).toEqual([kept.id, recent.id])
  const keyOf = (id: string) => rows.find((row) => row.id === id)?.storageKey ?? ''
  expect([await isStored(keyOf(kept.id)), await isStored(keyOf(old.id))]).toEqual([true, false])
})
