import { describe, expect, it, vi } from 'vitest'
import { POST as select } from '#app/api/orders/[orderId]/offers/[offerId]/select/route.ts'
import { declineOffer } from '#lib/agreements/decline-offer.ts'
import { selectAtOnce, selectOne } from '#lib/agreements/select-at-once.ts'
import { selectedEvent } from '#lib/agreements/select-offer.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { toEventRows } from '#lib/events/event-rows.ts'
import { findOffer, splitOf, type OfferRow } from '#lib/offers/get-offer-row.ts'
import { retractOffer } from '#lib/offers/retract-offer.ts'
import { updateOffer } from '#lib/offers/update-offer.ts'
import { customerActor, researcherActor } from '#prisma/factories.ts'
import { call, type Reply } from '#tools/testing/call.ts'
import { checkTerms } from '#tools/testing/check-terms.ts'
import { bodyOf, eventTypesOf, offered, openMarket, statusOf } from '#tools/testing/market.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'

const market = await openMarket()
const { key, actor } = market
const ana = researcherActor(market.researcher)
const selected = (id: string) => ({ id, status: 'selected', paymentRequired: true })
const choose = (orderId: string, offerId: string, body?: unknown, headers: Record<string, string> = {}) =>
  call(select, 'POST', `/orders/${orderId}/offers/${offerId}/select`, { key, body, headers })
const keptUnder = (name: string) => getDb().idempotencyRecord.count({ where: { key: name } })
const orderOf = (id: string) => getDb().order.findUniqueOrThrow({ where: { id } })

it('writes the choice, what lists go by, the event and its number together', async () => {
  const { orderId, offerId } = await offered(market)
  const before = await orderOf(orderId)
  expect(await selectAtOnce(getDb(), actor, orderId, offerId)).toEqual(selected(offerId))
  const offer = await getDb().offer.findUniqueOrThrow({ where: { id: offerId } })
  expect(offer).toMatchObject({ status: 'SELECTED', agreedFeeBps: null })
  const order = await orderOf(orderId)
  expect(order).toMatchObject({
    status: 'awaiting_payment',
    selectedOfferId: offerId,
    estimatedCompletionDate: offer.estimatedCompletionDate,
    eventSequence: before.eventSequence + 1,
  })
  expect(order.updatedAt > before.updatedAt).toBe(true)
  const terms = await getDb().orderTerms.findUniqueOrThrow({ where: { orderId } })
  expect(terms.agreedMinor).toBe(splitOf(offer).amountMinor)
  expect(terms.agreedMinor).toBeGreaterThan(offer.amountMinor)
  await checkTerms([orderId])
  const event = await getDb().event.findFirstOrThrow({ where: { orderId }, orderBy: { sequence: 'desc' } })
  expect(event).toMatchObject({
    type: 'offer.selected',
    sequence: order.eventSequence,
    payload: { id: offerId, orderId, status: 'selected', orderStatus: 'awaiting_payment' },
    actorId: actor.id,
  })
})

it('is as good as the transaction to all that follows: declined, chosen again, another chosen', async () => {
  const { orderId, offerId, rivalOfferId } = await offered(market)
  bodyOf(await choose(orderId, offerId))
  await inTransaction((tx) => declineOffer(tx, actor, orderId, offerId))
  await checkTerms([orderId])
  bodyOf(await choose(orderId, rivalOfferId))
  await checkTerms([orderId])
  expect(await orderOf(orderId)).toMatchObject({ status: 'awaiting_payment', selectedOfferId: rivalOfferId })
})

it('chooses one of two, once, however often and together they are sent', async () => {
  const { orderId, offerId, rivalOfferId } = await offered(market)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => choose(orderId, i % 2 ? offerId : rivalOfferId)),
  )
  const chosen = (await orderOf(orderId)).selectedOfferId ?? ''
  const isOf = (id: string) => (_: Reply, i: number) => (i % 2 ? offerId : rivalOfferId) === id
  const lost = chosen === offerId ? rivalOfferId : offerId
  expect(replies.filter(isOf(chosen)).map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 10 }, () => [200, selected(chosen)]),
  )
  expect(replies.filter(isOf(lost)).map(({ body }) => (body as { code: string }).code)).toEqual(
    Array.from({ length: 10 }, () => 'offer_already_selected'),
  )
  expect((await eventTypesOf(orderId)).filter((type) => type === 'offer.selected')).toHaveLength(1)
  await checkTerms([orderId])
})

it('keeps one answer for a key, and none of what is refused', async () => {
  const { orderId, offerId, rivalOfferId } = await offered(market)
  const once = { 'idempotency-key': 'choose-once' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => choose(orderId, offerId, undefined, once)))
  expect(replies.map((reply) => bodyOf(reply))).toEqual(replies.map(() => selected(offerId)))
  expect(replies.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1)
  expect((await choose(orderId, rivalOfferId, undefined, once)).status).toBe(422)

  const refused = { 'idempotency-key': 'choose-refused' }
  expect((await choose(orderId, rivalOfferId, undefined, refused)).status).toBe(409)
  const other = await offered(market)
  // An offer of another order, and an order of another client's.
  expect((await choose(other.orderId, offerId, undefined, refused)).status).toBe(404)
  const theirs = await offered(await openMarket())
  expect((await choose(theirs.orderId, theirs.offerId, undefined, refused)).status).toBe(404)
  expect(await keptUnder('choose-refused')).toBe(0)
  expect([await statusOf(other.orderId), await statusOf(theirs.orderId)]).toEqual(['open', 'open'])
})

it('takes the place of what was left of another offer, and of no name of before', async () => {
  const { orderId, offerId, rivalOfferId } = await offered(market)
  const { clientId, environment } = await orderOf(orderId)
  const left = { orderId, clientId, environment, offerId: rivalOfferId, researcherId: market.rival.id, currency: 'USD' }
  await getDb().orderTerms.create({ data: { ...left, researcherName: 'Somebody', agreedMinor: 1, paidMinor: 1 } })
  bodyOf(await choose(orderId, offerId))
  await checkTerms([orderId])
})

it('writes nothing where the offer asks for something else than was read', async () => {
  const { orderId, offerId } = await offered(market)
  const [offer] = await findOffer(getDb(), actor, orderId, offerId)
  if (!offer) throw new Error('there is one')
  const write = (other: Partial<OfferRow>) => {
    const events = toEventRows(actor, [{ orderId, ...selectedEvent(offerId, 'awaiting_payment') }])
    return selectOne(getDb(), actor, { ...offer, ...other }, events)
  }
  for (const other of [{ amountMinor: 4_251 }, { noFindAmountMinor: 100 }, { currency: 'USD' }])
    expect(await write(other)).toEqual([])
  expect(await statusOf(orderId)).toBe('open')
  expect(await write({})).toHaveLength(1)
})

describe('what is no such case is left alone', () => {
  const at = (offerId: string, data: Record<string, unknown>) => getDb().offer.update({ where: { id: offerId }, data })
  it.each([
    ['it has passed its date', (_: string, id: string) => at(id, { expiresAt: new Date(Date.now() - 1) })],
    [
      'it was made for what the order said before',
      (id: string) => getDb().order.update({ where: { id }, data: { version: 2 } }),
    ],
    ['it is no longer on offer', (_: string, id: string) => at(id, { status: 'CLOSED' })],
    ['it costs nothing', (_: string, id: string) => at(id, { amountMinor: 0 })],
    [
      'the order is not open yet',
      (id: string) => getDb().order.update({ where: { id }, data: { status: 'submitted' } }),
    ],
  ] as const)('%s', async (_, change) => {
    const { orderId, offerId } = await offered(market)
    await change(orderId, offerId)
    const before = await orderOf(orderId)
    expect(await selectAtOnce(getDb(), actor, orderId, offerId)).toBeUndefined()
    expect(await orderOf(orderId)).toEqual(before)
  })

  it('its client is billed for it, or it is another client’s', async () => {
    const { orderId, offerId } = await offered(market)
    const billed = { ...actor, client: { ...actor.client, billing: 'invoice' as const } }
    const foreign = customerActor((await openMarket()).client)
    for (const one of [billed, foreign]) expect(await selectAtOnce(getDb(), one, orderId, offerId)).toBeUndefined()
    expect(await statusOf(orderId)).toBe('open')
  })

  it('its researcher can no longer be paid', async () => {
    const own = await openMarket()
    const { orderId, offerId } = await offered(own)
    await getDb().researcherAccount.updateMany({
      where: { researcherId: own.researcher.id },
      data: { state: 'restricted' },
    })
    expect(await selectAtOnce(getDb(), own.actor, orderId, offerId)).toBeUndefined()
    expect(await statusOf(orderId)).toBe('open')
  })
})

describe('while it waits for the order', () => {
  /** A choice that waits until `change` is done by whoever has the order. */
  async function behind(
    orderId: string,
    offerId: string,
    change: (tx: Tx) => Promise<unknown>,
    { body, name }: { body?: unknown; name?: string | undefined } = {},
  ) {
    let reply: Promise<Reply> | undefined
    await inTransaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
      reply = choose(orderId, offerId, body, name === undefined ? {} : { 'idempotency-key': name })
      await waitFor('the choice waits for the order', 4_000, waitsForLock, 20)
      await change(tx)
    })
    return reply
  }
  const reprice = (orderId: string, offerId: string) => (tx: Tx) =>
    updateOffer(tx, ana, orderId, offerId, { amount: 99 })

  it.each([undefined, 'choose-repriced'])('another price is agreed to as what it is (key: %s)', async (name) => {
    const { orderId, offerId } = await offered(market)
    const reply = await behind(orderId, offerId, reprice(orderId, offerId), { name })
    expect(reply).toMatchObject({ status: 200, body: selected(offerId) })
    const terms = await getDb().orderTerms.findUniqueOrThrow({ where: { orderId } })
    expect(terms.agreedMinor).toBeGreaterThan(9_900)
    await checkTerms([orderId])
    if (name !== undefined) expect(await keptUnder(name)).toBe(1)
  })

  it('or not at all by those who expect what they saw', async () => {
    const { orderId, offerId } = await offered(market)
    expect(await behind(orderId, offerId, reprice(orderId, offerId), { body: { expectedAmount: 42.5 } })).toMatchObject(
      {
        status: 409,
        body: { code: 'offer_changed', amount: 99 },
      },
    )
    expect(await statusOf(orderId)).toBe('open')
  })

  it.each([undefined, 'choose-retracted'])('an offer that is taken back is not chosen (key: %s)', async (name) => {
    const { orderId, offerId } = await offered(market)
    const retract = (tx: Tx) => retractOffer(tx, ana, orderId, offerId)
    expect(await behind(orderId, offerId, retract, { name })).toMatchObject({
      status: 409,
      body: { code: 'offer_not_active' },
    })
    expect(await statusOf(orderId)).toBe('open')
    expect((await getDb().offer.findUniqueOrThrow({ where: { id: offerId } })).status).toBe('RETRACTED')
    if (name !== undefined) expect(await keptUnder(name)).toBe(0)
  })

  it('a new name of the researcher’s is the one that lists go by', async () => {
    const own = await openMarket()
    const { orderId, offerId } = await offered(own)
    let reply: Promise<unknown> | undefined
    await inTransaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
      reply = selectAtOnce(getDb(), own.actor, orderId, offerId)
      await waitFor('the choice waits for the order', 4_000, waitsForLock, 20)
      await getDb().researcher.update({ where: { id: own.researcher.id }, data: { name: 'Renamed meanwhile' } })
    })
    expect(await reply).toEqual(selected(offerId))
    await checkTerms([orderId])
  })

  it.each([undefined, 'choose-cut-off'])('it is done once where its connection is cut (key: %s)', async (name) => {
    const { orderId, offerId } = await offered(market)
    const cut = () => getDb().$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    expect(await behind(orderId, offerId, cut, { name })).toMatchObject({ status: 200, body: selected(offerId) })
    expect((await eventTypesOf(orderId)).filter((type) => type === 'offer.selected')).toHaveLength(1)
  })
})

it('is how the route does it', async () => {
  const { orderId, offerId } = await offered(market)
  const begun = vi.spyOn(getDb(), '$transaction')
  bodyOf(await choose(orderId, offerId))
  expect(begun).not.toHaveBeenCalled()
  begun.mockRestore()
})
