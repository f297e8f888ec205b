import { describe, expect, it } from 'vitest'
import { GET as listChanges } from '#app/api/orders/[orderId]/changes/route.ts'
import { GET as get, PATCH as change } from '#app/api/orders/[orderId]/route.ts'
import { GET as list, POST as place } from '#app/api/orders/route.ts'
import { declineOffer } from '#lib/agreements/decline-offer.ts'
import { isAsked } from '#lib/changes/members.ts'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import { changedMembers } from '#lib/events/changed-members.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { orderFields, type OrderView } from '#lib/orders/schema.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, eventTypesOf, offered, openMarket, selectOffer } from '#tools/testing/market.ts'
import { setStatus } from '#tools/testing/order-in-progress.ts'

const market = await openMarket()
const { key } = market
const basics = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
const full = {
  ...basics,
  countryISOA3: 'FRA',
  externalOrderRef: 'R-7',
  customerName: 'Zoé Moreau',
  personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau' }],
  instructions: 'About 1892. sandbox:no_offers',
}
const send = (orderId: string, body: unknown, headers: Record<string, string> = {}, bearer = key) =>
  call(change, 'PATCH', `/orders/${orderId}`, { key: bearer, body, headers })
const placed = async (body: object = full) =>
  bodyOf<OrderView>(await call(place, 'POST', '/orders', { key, body }), 201).id
const read = async (orderId: string) => bodyOf<OrderView>(await call(get, 'GET', `/orders/${orderId}`, { key })).order
const changesOf = async (orderId: string) =>
  bodyOf<OrderChangeView[]>(await call(listChanges, 'GET', `/orders/${orderId}/changes`, { key }))
const lastEvent = (orderId: string) =>
  getDb().event.findFirstOrThrow({ where: { orderId }, orderBy: { sequence: 'desc' } })

describe('what an order says', () => {
  it('is changed member by member; what it said before is kept for the customer', async () => {
    const orderId = await placed()
    const persons = [{ lastname: 'Moreau', birthDate: 'March 1892' }]
    const changed = bodyOf<OrderView>(
      await send(orderId, { personsOfInterest: persons, location: 'Paris, 18e', countryISOA3: 'fra' }),
    )
    expect(changed.order).toMatchObject({ ...full, personsOfInterest: persons, location: 'Paris, 18e', version: 2 })
    expect(await read(orderId)).toEqual(changed.order)
    const [first] = await changesOf(orderId)
    expect(first).toMatchObject({
      members: ['location', 'personsOfInterest'],
      before: { location: 'Paris', personsOfInterest: full.personsOfInterest },
      version: 2,
    })
    expect(await lastEvent(orderId)).toMatchObject({
      type: 'order.changed',
      payload: { id: orderId, changeId: first?.id, members: 'location,personsOfInterest', version: 2 },
      actorType: 'api_client',
    })
    const { payload } = await lastEvent(orderId)
    expect(Object.keys(payload as object).toSorted()).toEqual(
      ['id', ...Object.keys(changedMembers['order.changed'])].toSorted(),
    )
    expect(new Date(changed.order.updatedAt).getTime()).toBeGreaterThan(new Date(changed.order.createdAt).getTime())
  })

  it('loses what is said to be null, and says nothing of it then', async () => {
    const orderId = await placed()
    const gone = { countryISOA3: null, externalOrderRef: null, customerName: null, instructions: null }
    const { order } = bodyOf<OrderView>(await send(orderId, { ...gone, personsOfInterest: [] }))
    for (const member of [...Object.keys(gone), 'personsOfInterest']) expect(order).not.toHaveProperty(member)
    expect(bodyOf<OrderView>(await send(orderId, { ...gone, personsOfInterest: null })).order.version).toBe(2)
    expect(await changesOf(orderId)).toHaveLength(1)
    bodyOf(await send(orderId, { instructions: 'Anew.' }))
    expect((await changesOf(orderId)).at(-1)).toMatchObject({ members: ['instructions'], before: {} })
  })

  it('stays as it is, without an event, where nothing is said that it does not say', async () => {
    const orderId = await placed()
    const before = await eventTypesOf(orderId)
    const order = await read(orderId)
    const same = { ...full, archiveRepositoryId: undefined, currency: 'eur', pricingMode: 'OPEN_FOR_BIDS' }
    for (const body of [{}, same, { location: ' Paris ', unknown: 1 }]) {
      expect(bodyOf<OrderView>(await send(orderId, body)).order).toEqual(order)
    }
    expect([await eventTypesOf(orderId), await changesOf(orderId)]).toEqual([before, []])
  })

  it('is changed once by one Idempotency-Key', async () => {
    const orderId = await placed()
    const headers = { 'Idempotency-Key': `change-${orderId}` }
    const first = await send(orderId, { instructions: 'Once.' }, headers)
    const second = await send(orderId, { instructions: 'Once.' }, headers)
    expect([second.body, second.headers.get('idempotent-replayed')]).toEqual([first.body, 'true'])
    expect((await eventTypesOf(orderId)).filter((type) => type === 'order.changed')).toHaveLength(1)
    expect(await send(orderId, { instructions: 'Twice.' }, headers)).toMatchObject({ status: 422 })
  })

  it('keeps its version where only the customer’s own files are concerned', async () => {
    const { orderId, offerId } = await offered(market)
    const { order } = bodyOf<OrderView>(await send(orderId, { externalOrderRef: 'R-8', customerName: 'Ada' }))
    expect(order).toMatchObject({ externalOrderRef: 'R-8', customerName: 'Ada', version: 1, activeOffers: 2 })
    expect(await changesOf(orderId)).toMatchObject([{ members: ['externalOrderRef', 'customerName'], version: 1 }])
    expect(bodyOf(await selectOffer(market, orderId, offerId))).toMatchObject({ status: 'selected' })
  })

  it('is not written over by who has read it before another change, where they say which version they read', async () => {
    const orderId = await placed()
    bodyOf(await send(orderId, { personsOfInterest: [{ lastname: 'Moreau', note: 'a midwife' }], orderVersion: 1 }))
    const late = { personsOfInterest: [{ lastname: 'Morel' }], orderVersion: 1 }
    expect(await send(orderId, late)).toMatchObject({ status: 409, body: { code: 'order_changed', version: 2 } })
    expect(await read(orderId)).toMatchObject({ personsOfInterest: [{ note: 'a midwife' }], version: 2 })
    expect(await changesOf(orderId)).toHaveLength(1)
    expect(bodyOf<OrderView>(await send(orderId, { ...late, orderVersion: 2 })).order.version).toBe(3)
    expect(await send(orderId, { orderVersion: 'two' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'orderVersion' }] },
    })
  })

  it('is found by its new words and not by the old ones', async () => {
    const orderId = await placed({ ...full, personsOfInterest: [{ lastname: 'Quenneville' }] })
    bodyOf(await send(orderId, { personsOfInterest: [{ lastname: 'Vauquelin' }] }))
    const find = async (q: string) =>
      bodyOf<OrderView[]>(await call(list, 'GET', `/orders?q=${q}`, { key })).map(({ id }) => id)
    expect([await find('Vauquelin'), await find('Quenneville')]).toEqual([[orderId], []])
  })
})

describe('what is refused', () => {
  it.each([
    { location: '' },
    { location: 'x'.repeat(201) },
    { countryISOA3: 'FR' },
    { externalOrderRef: 'x'.repeat(101) },
    { instructions: 'x'.repeat(10_001) },
    { instructions: 'a\u0000b' },
    { personsOfInterest: [{ note: 'Nobody' }] },
    { personsOfInterest: [{ lastname: 'Moreau' }, { lastname: '' }] },
    { personsOfInterest: 'Moreau' },
    { fixedPrice: 'much' },
  ])('is refused as in an order that is placed: %j', async (wrong) => {
    const orderId = await placed()
    const atPlacing = await call(place, 'POST', '/orders', { key, body: { ...basics, ...wrong } })
    const atChange = await send(orderId, wrong)
    const refusalOf = ({ status, body }: typeof atChange) => [status, (body as { details: unknown }).details]
    expect(refusalOf(atChange)).toEqual(refusalOf(atPlacing))
    expect(atChange.status).toBe(400)
  })

  it.each([0, -1, 0.44, 45.501, 909_090.91])('is a fixed price that could not be placed: %d', async (fixedPrice) => {
    const orderId = await placed({ ...full, fixedPrice: 45 })
    const atPlacing = await call(place, 'POST', '/orders', { key, body: { ...basics, fixedPrice, currency: 'EUR' } })
    const atChange = await send(orderId, { fixedPrice })
    expect([atChange.status, (atChange.body as { details: unknown }).details]).toEqual([
      400,
      (atPlacing.body as { details: unknown }).details,
    ])
    expect((await read(orderId)).fixedPrice).toBe(45)
  })

  it('is a price where offers are asked for, and whatever makes it another order', async () => {
    const orderId = await placed()
    const refusal = (field: string) => ({ status: 400, body: { code: 'invalid_request', details: [{ field }] } })
    expect(await send(orderId, { fixedPrice: 45 })).toMatchObject(refusal('fixedPrice'))
    for (const [field, value] of Object.entries({
      repositoryName: 'Archives du Nord',
      archiveRepositoryId: 'arc_1',
      documentType: 'Will',
      pricingMode: 'FIXED',
      currency: 'USD',
    })) {
      expect(await send(orderId, { [field]: value, instructions: 'Other.' })).toMatchObject(refusal(field))
    }
    expect(await read(orderId)).toMatchObject(full)
  })

  it.each(Object.keys(orderFields.shape))('%s is changed or refused, never passed over', async (member) => {
    const orderId = await placed({ ...full, fixedPrice: 45 })
    const others: Record<string, unknown> = {
      countryISOA3: 'DEU',
      currency: 'USD',
      fixedPrice: 46,
      personsOfInterest: [{ lastname: 'Vauquelin' }],
      pricingMode: 'OPEN_FOR_BIDS',
    }
    const other = others[member] ?? 'Another' // a new member's as well: what isn't a text is refused as such
    const answer = await send(orderId, { [member]: other })
    if (answer.status === 200)
      expect(await read(orderId)).toMatchObject({ [member]: other, version: isAsked(member) ? 2 : 1 })
    else expect(answer).toMatchObject({ status: 400, body: { details: [{ field: member }] } })
  })

  it('is any change once somebody has been chosen, or the order has ended; a declined choice opens it again', async () => {
    for (const status of orderStatuses) {
      const orderId = await placed()
      await setStatus(orderId, status)
      const { status: code, body } = await send(orderId, { instructions: 'Other.' })
      if (status === 'submitted' || status === 'open') expect(code).toBe(200)
      else expect([code, body]).toEqual([409, expect.objectContaining({ code: 'order_not_changeable', status })])
    }
    const { orderId, offerId } = await offered(market)
    bodyOf(await selectOffer(market, orderId, offerId))
    expect(await send(orderId, { instructions: 'Other.' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('decline it first') },
    })
    await inTransaction((tx) => declineOffer(tx, market.actor, orderId, offerId))
    expect(bodyOf<OrderView>(await send(orderId, { instructions: 'Other.' })).order).toMatchObject({
      activeOffers: 0,
      offersToConfirm: 1,
    })
  })

  it('is an order of somebody else, and a list of another’s changes', async () => {
    const orderId = await placed()
    const stranger = (await makeKey(getDb(), (await makeClient(getDb())).id)).key
    expect(await send(orderId, { instructions: 'Other.' }, {}, stranger)).toMatchObject({ status: 404 })
    expect(await call(listChanges, 'GET', `/orders/${orderId}/changes`, { key: stranger })).toMatchObject({
      status: 404,
    })
  })
})
