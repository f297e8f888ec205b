import { expect, it } from 'vitest'
import { GET as list, POST as post } from '#app/api/orders/[orderId]/messages/route.ts'
import { GET as getOne } from '#app/api/orders/[orderId]/messages/[messageId]/route.ts'
import { GET as listOwn, POST as postBack } from '#app/api/research/orders/[orderId]/messages/route.ts'
import { GET as unread } from '#app/api/messages/unread/route.ts'
import { POST as mark } from '#app/api/orders/[orderId]/messages/read/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { addCallslipMessage } from '#lib/messages/add-callslip-message.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { messageView, type MessageView } from '#lib/messages/schema.ts'
import {
  apiRequest,
  jsonPost,
  makeOfferOn,
  makeOpenOrder,
  makeOrderInProgress,
  makeSignedInResearcher,
  setStatus,
} from '#tools/testing/order-in-progress.ts'

const write = (orderId: string, key: string, body: unknown) =>
  post(apiRequest(`/orders/${orderId}/messages`, key, jsonPost(body)))
const answer = (orderId: string, token: string, content: string) =>
  postBack(apiRequest(`/research/orders/${orderId}/messages`, token, jsonPost({ content })))
const seenBy = async (get: typeof list, path: string, bearer: string) => {
  const response = await get(apiRequest(path, bearer))
  expect(response.status).toBe(200)
  return ((await response.json()) as MessageView[]).map(({ content }) => content)
}
const refusal = async (response: Response) => {
  const body = (await response.json()) as { code: string; details?: { field: string }[] }
  return [response.status, body.code, ...(body.details ?? []).map(({ field }) => field)]
}

it('keeps the threads of researchers apart until one is selected', async () => {
  const { orderId, key, customer } = await makeOpenOrder()
  const ana = await makeSignedInResearcher('Ana')
  const ben = await makeSignedInResearcher('Ben')
  const lookingOn = await makeSignedInResearcher('Looking on')
  await makeOfferOn(orderId, ana.actor)
  await makeOfferOn(orderId, ben.actor)
  const own = `/research/orders/${orderId}/messages`

  const toAll = await write(orderId, key, { content: 'To all' })
  expect(toAll.status).toBe(201)
  const { id } = (await toAll.json()) as { id: string }
  expect((await write(orderId, key, { content: 'To Ana', researcherId: ana.actor.id })).status).toBe(201)
  expect((await answer(orderId, ben.token, 'From Ben')).status).toBe(201)
  expect((await answer(orderId, lookingOn.token, 'A question first')).status).toBe(201)
  expect(await refusal(await write(orderId, key, { content: 'x', researcherId: lookingOn.actor.id }))).toEqual([
    400,
    'invalid_request',
    'researcherId',
  ])
  expect(await refusal(await write(orderId, key, { content: 'x', researcherId: newId('researcher') }))).toEqual([
    400,
    'invalid_request',
    'researcherId',
  ])

  expect(await seenBy(list, `/orders/${orderId}/messages`, key)).toEqual([
    'To all',
    'To Ana',
    'From Ben',
    'A question first',
  ])
  expect(await seenBy(listOwn, own, ana.token)).toEqual(['To all', 'To Ana'])
  expect(await seenBy(listOwn, own, ben.token)).toEqual(['To all', 'From Ben'])
  expect(await seenBy(listOwn, own, lookingOn.token)).toEqual(['To all', 'A question first'])

  // Where Location leads, and to nobody else.
  const { pathname } = new URL(toAll.headers.get('location') ?? '')
  const path = pathname.slice(pathname.indexOf('/orders/'))
  expect(path).toBe(`/orders/${orderId}/messages/${id}`)
  expect(await (await getOne(apiRequest(path, key))).json()).toMatchObject({ id, content: 'To all' })
  const stranger = await makeOpenOrder()
  for (const [strange, bearer] of [
    [path, stranger.key],
    [`/orders/${stranger.orderId}/messages/${id}`, stranger.key],
    [`/orders/${orderId}/messages/${newId('message')}`, key],
  ] as const) {
    expect((await getOne(apiRequest(strange, bearer))).status).toBe(404)
  }

  const page = await list(apiRequest(`/orders/${orderId}/messages?limit=3`, key))
  const views = ((await page.json()) as unknown[]).map((view) => messageView.strict().parse(view))
  expect(page.headers.get('link')).toContain('rel="next"')
  const event = await getDb().event.findFirst({
    where: { orderId, type: 'message.created' },
    orderBy: { sequence: 'asc' },
  })
  expect(event).toMatchObject({ payload: { id, orderId }, actorId: views[0]?.senderId })
  expect(JSON.stringify(event?.payload)).not.toContain('To all')
  expect(views[0]).toMatchObject({ id, senderType: 'api_client', senderName: customer.name })
  expect(views[2]).toMatchObject({ senderId: ben.actor.id, senderType: 'researcher', senderName: 'Ben' })
})

it('sends what the customer writes to the selected researcher', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  const rival = await makeSignedInResearcher('A rival')
  await setStatus(orderId, 'open')
  await makeOfferOn(orderId, rival.actor)
  await setStatus(orderId, 'in_progress')
  expect((await write(orderId, key, { content: 'Any news?' })).status).toBe(201)
  expect((await write(orderId, key, { content: 'Hello?', researcherId: researcher.actor.id })).status).toBe(201)
  expect(await refusal(await write(orderId, key, { content: 'x', researcherId: rival.actor.id }))).toEqual([
    400,
    'invalid_request',
    'researcherId',
  ])
  const own = `/research/orders/${orderId}/messages`
  expect(await seenBy(listOwn, own, researcher.token)).toEqual(['Any news?', 'Hello?'])
  expect(await seenBy(listOwn, own, rival.token)).toEqual([])
})

it('refuses strangers, and everyone once the order is closed', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  const stranger = await makeSignedInResearcher('A stranger')
  const other = await makeOpenOrder()
  expect(await refusal(await answer(orderId, stranger.token, 'x'))).toEqual([404, 'not_found'])
  expect(await refusal(await write(orderId, other.key, { content: 'x' }))).toEqual([404, 'not_found'])
  expect(await refusal(await list(apiRequest(`/orders/${orderId}/messages`, other.key)))).toEqual([404, 'not_found'])
  expect(await refusal(await write(orderId, key, { content: ' ' }))).toEqual([400, 'invalid_request', 'content'])
  for (const status of ['withdrawn', 'cancelled'] as const) {
    await setStatus(orderId, status)
    expect(await refusal(await write(orderId, key, { content: 'x' }))).toEqual([409, 'order_closed'])
    expect(await refusal(await answer(orderId, researcher.token, 'x'))).toEqual([409, 'order_closed'])
  }
  expect(await getDb().message.count({ where: { orderId } })).toBe(0)
})

it('puts a message after all that are there, also where an earlier one was made by a clock that is ahead', async () => {
  const { orderId, key, researcher, customer } = await makeOrderInProgress()
  const path = `/orders/${orderId}/messages`
  const ahead = firstIdAt('message', new Date(Date.now() + 5 * 60_000))
  const sender = { senderType: 'researcher', senderId: researcher.actor.id, senderName: 'Ana' } as const
  await getDb().message.create({ data: { ...sender, id: ahead, orderId, content: 'Which parish?' } })
  expect((await mark(apiRequest(`${path}/read`, key, jsonPost({ lastReadId: ahead })))).status).toBe(200)

  expect((await write(orderId, key, { content: 'Saint-Roch' })).status).toBe(201)
  expect((await answer(orderId, researcher.token, 'Thank you')).status).toBe(201)
  await inTransaction(async (tx) =>
    addCallslipMessage(tx, await lockOrder(tx, customer, orderId), { content: 'Glad to hear', to: 'both' }),
  )
  const after = ['Saint-Roch', 'Thank you', 'Glad to hear']
  expect(await seenBy(list, `${path}?startingAfter=${ahead}`, key)).toEqual(after)
  expect(await seenBy(list, path, key)).toEqual(['Which parish?', ...after])
  expect(await (await unread(apiRequest('/messages/unread', key))).json()).toEqual([{ orderId, unread: 2 }])
})
