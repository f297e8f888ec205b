import { beforeEach, expect, it, vi } from 'vitest'
import { POST as accessToken } from '#app/api/access-token/route.ts'
import { forgetTokens } from '#lib/browser/access-token.ts'
import { browserApi } from '#lib/browser/browser-api.ts'
import { keepMark, keepPhoto, sendUnsent, type Sender } from '#lib/browser/send-visits.ts'
import { mayBeUnsent, unsentIn } from '#lib/browser/unsent-visits.ts'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { ResearcherStatus } from '#lib/researchers/schema.ts'
import { sealSession } from '#lib/users/session.ts'
import { makeSession } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { apiRequest, jsonPost, makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

const idOf = (method: string, path: string) => {
  if (path.includes('/marks/')) return 'markOnVisit'
  if (path.endsWith('/uploads')) return 'beginUpload'
  return method === 'GET' ? 'getUpload' : 'sendPart'
}

/** The service over a network that can be taken away, lose what comes back or what is sent, and what was sent over it. */
async function connect(researcherId: string) {
  const line = { up: false, losesAnswers: false, losesBodies: false, sent: [] as string[] }
  const { user } = await getDb().researcher.findUniqueOrThrow({ where: { id: researcherId }, include: { user: true } })
  const { id: sub = '', name = '', email = '' } = user ?? {}
  const { id: sid } = await makeSession(getDb(), sub)
  const cookie = (await sealSession({ sub, name, email, sid })).split(';')[0] ?? ''
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!line.up) throw new TypeError('fetch failed')
    if (address === '/api/access-token')
      return accessToken(
        new Request(`http://localhost:3000${address}`, { ...init, headers: { ...init.headers, cookie } }),
      )
    const id = idOf(init.method ?? 'GET', new URL(address).pathname)
    line.sent.push(id)
    const isPart = id === 'sendPart'
    const whole = init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : (init.body ?? null)
    const body = isPart && line.losesBodies ? null : whole
    const response = await routeOf(id)(new Request(address, { ...init, body }))
    if (isPart && line.losesAnswers) throw new TypeError('fetch failed')
    return response
  })
  return { line, api: browserApi({ environment: 'development', role: 'researcher' }) }
}

beforeEach(() => {
  forgetTokens()
  const there = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => there.get(key) ?? null,
    setItem: (key: string, text: string) => void there.set(key, text),
    removeItem: (key: string) => void there.delete(key),
  })
})

const jpeg = () =>
  new File([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(3000, 'x')], 'image.jpg')

/** A day in a reading room, without a network at first: what is kept there, and what has arrived of it. */
async function inReadingRoom() {
  const { orderId, researcher } = await makeOrderInProgress()
  const { line, api } = await connect(researcher.actor.id)
  const arrived: string[] = []
  const sender: Sender = {
    ...{ api, userId: researcher.actor.id, ready: async () => {} },
    onMarked: (_, markedId) => void arrived.push(`mark ${markedId}`),
    onPhoto: (_, photographedId) => void arrived.push(`photo ${photographedId}`),
  }
  const planned = await routeOf('planVisit')(
    apiRequest('/research/visits', researcher.token, jsonPost({ day: '2098-01-01', place: 'Archives de Paris' })),
  )
  const { id: visitId } = (await planned.json()) as { id: string } // as documented
  return {
    ...{ orderId, researcher, line, arrived, sender, visitId },
    send: () => sendUnsent(sender),
    mark: () => keepMark(sender, { visitId, orderId }, { state: 'found', note: 'Folio 212' }),
    photograph: (number = 'K7M-2Q4') => keepPhoto(sender, visitId, { orderId, number }, jpeg()),
    documents: () => getDb().orderDocument.findMany({ where: { orderId }, select: { id: true, name: true } }),
  }
}

it('keeps marks and photos while there is no network, and sends each once, to its own order', async () => {
  const { orderId, line, arrived, sender, visitId, send, mark, photograph, documents } = await inReadingRoom()
  await mark()
  await photograph()
  expect(line.sent).toEqual([])

  // The order takes no documents at the moment: its photo waits, and isn't lost.
  await setStatus(orderId, 'confirmed')
  line.up = true
  // A tab in which somebody has to sign in first holds up no other.
  void sendUnsent({ ...sender, ready: () => new Promise(() => {}) })
  for (let times = 0; times < 2; times += 1) await send()
  expect(arrived).toEqual([`mark ${orderId}`])
  expect(await documents()).toEqual([])
  await setStatus(orderId, 'in_progress')
  for (let times = 0; times < 2; times += 1) await send()
  expect(arrived).toEqual([`mark ${orderId}`, `photo ${orderId}`])
  expect(line.sent).toEqual(['markOnVisit', 'beginUpload', 'beginUpload', 'beginUpload', 'sendPart'])
  expect((await documents()).map(({ name }) => name)).toEqual([expect.stringMatching(/^K7M-2Q4 .*\.jpg$/)])
  expect(await getDb().visitMark.findMany({ where: { visitId } })).toMatchObject([
    { orderId, state: 'found', note: 'Folio 212' },
  ])
})

it('sends a photo no second time whose document was taken away before its answer came, and goes on to the next', async () => {
  const { orderId, researcher, line, send, photograph, documents } = await inReadingRoom()
  await photograph('FIRST')
  await photograph('SECOND')
  Object.assign(line, { up: true, losesAnswers: true })
  await send()
  const [first] = await documents()
  const removed = await routeOf('removeDocument')(
    apiRequest(`/research/orders/${orderId}/documents/${first?.id}`, researcher.token, { method: 'DELETE' }),
  )
  expect([removed.status, line.sent]).toEqual([200, ['beginUpload', 'sendPart']])
  line.losesAnswers = false
  for (let times = 0; times < 2; times += 1) await send()
  expect(line.sent.slice(2)).toEqual(['getUpload', 'beginUpload', 'sendPart'])
  expect((await documents()).map(({ name }) => name)).toEqual([expect.stringMatching(/^SECOND /)])
})

it('does not ask without end where nothing of what it sends arrives', async () => {
  const { line, send, photograph, documents } = await inReadingRoom()
  await photograph()
  Object.assign(line, { up: true, losesBodies: true })
  await send()
  line.losesBodies = false
  await send()
  expect(line.sent).toEqual(['beginUpload', 'sendPart', 'getUpload', 'sendPart'])
  expect(await documents()).toHaveLength(1)
})

it('keeps what somebody who is suspended has marked and photographed, and sends it once they are let in again', async () => {
  const { orderId, researcher, line, arrived, sender, visitId, send, mark, photograph, documents } =
    await inReadingRoom()
  const key = await makeToken('operator')
  const decide = async (status: ResearcherStatus) => {
    const body = { status, reason: 'Two clients complained.' }
    const path = `/operator/researchers/${researcher.actor.id}`
    bodyOf(await call(routeOf('updateResearcher'), 'PATCH', path, { key, body }))
  }
  line.up = true
  await mark()
  await setStatus(orderId, 'confirmed')
  await decide('suspended')
  // The token of before is still at hand, and then there is none.
  await photograph()
  await keepMark(sender, { visitId, orderId }, { state: 'not_found' })
  for (let times = 0; times < 2; times += 1) await send()
  expect(arrived).toEqual([`mark ${orderId}`])
  expect(await documents()).toEqual([])

  await decide('approved')
  await setStatus(orderId, 'in_progress')
  await send()
  expect(arrived).toEqual([`mark ${orderId}`, `mark ${orderId}`, `photo ${orderId}`])
  expect(await documents()).toHaveLength(1)
  expect(await getDb().visitMark.findMany({ where: { visitId } })).toMatchObject([{ orderId, state: 'not_found' }])
})

it('promises on the board of one environment nothing that waits for the other, and forgets neither at the sign-out', async () => {
  const { line, sender, send, mark, photograph } = await inReadingRoom()
  const there = { ...sender, api: browserApi({ environment: 'production', role: 'researcher' }) }
  await keepMark(there, { visitId: 'vis_there', orderId: 'ord_there' }, { state: 'found' })
  await keepPhoto(there, 'vis_there', { orderId: 'ord_there', number: 'THERE' }, jpeg())
  const waiting = (environment: Environment) => {
    const { marks, photos } = unsentIn(environment)
    return [marks.length, photos.length]
  }
  expect([waiting('development'), waiting('production')]).toEqual([
    [0, 0],
    [1, 1],
  ])
  await mark()
  await photograph()
  expect(waiting('development')).toEqual([1, 1])
  line.up = true
  await send()
  expect([waiting('development'), waiting('production'), mayBeUnsent(sender.userId)]).toEqual([[0, 0], [1, 1], true])
  expect(line.sent).toEqual(['markOnVisit', 'beginUpload', 'sendPart'])
})
