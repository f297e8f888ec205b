import { afterEach, describe, expect, it, vi } from 'vitest'
import { GET as countOrders } from '#app/api/orders/counts/route.ts'
import { GET as list } from '#app/api/orders/route.ts'
import { changeOrder } from '#lib/changes/change-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { isOverdue } from '#lib/orders/due.ts'
import { describeTurn, turnGroupOf } from '#lib/orders/next-step.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { orderView, placeOrderInput, type OrderView } from '#lib/orders/schema.ts'
import { orderStatuses, type OrderStatus, turnGroups } from '#lib/orders/state.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeOfferOn, makeOpenOrder, makeSignedInResearcher, setStatus } from '#tools/testing/order-in-progress.ts'

afterEach(() => vi.useRealTimers())

const orderIn = (status: OrderStatus, more: Partial<OrderView['order']> = {}): OrderView =>
  orderView.parse({
    id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    status,
    order: {
      number: 'CS-7QK-4MR',
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris',
      pricingMode: 'OPEN_FOR_BIDS',
      currency: 'EUR',
      version: 1,
      createdAt: '2026-03-02T09:30:00.000Z',
      updatedAt: '2026-03-02T09:30:00.000Z',
      ...more,
    },
  })

describe('whose turn it is', () => {
  it.each([
    ['submitted', {}, 'callslip', /Order placed/],
    ['open', {}, 'researcher', /Waiting for offers/],
    ['open', { activeOffers: 0 }, 'researcher', /Waiting for offers/],
    ['open', { activeOffers: 1 }, 'you', /^1 offer to choose/],
    ['open', { activeOffers: 3 }, 'you', /^3 offers to choose/],
    ['open', { offersToConfirm: 2 }, 'researcher', /^2 offers to be confirmed/],
    ['open', { activeOffers: 1, offersToConfirm: 2 }, 'you', /^1 offer to choose/],
    ['awaiting_payment', {}, 'you', /Payment needed/],
    ['confirmed', {}, 'researcher', /about to start/],
    ['confirmed', { holdExpiresAt: '2026-03-10T00:00:00.000Z' }, 'researcher', /hold on your card ends soon/],
    ['in_progress', {}, 'researcher', /under way/],
    ['in_progress', { question: { by: 'researcher', since: '2026-03-10T00:00:00.000Z' } }, 'you', /your answer/],
    ['in_progress', { question: { by: 'customer', since: '2026-03-10T00:00:00.000Z' } }, 'researcher', /Your question/],
    ['delivered', { outcome: 'found' }, 'you', /documents are here/],
    ['delivered', { outcome: 'partial' }, 'you', /A part of it/],
    ['delivered', { outcome: 'not_found' }, 'you', /not found/],
    ['delivered', { outcome: 'found', reviewState: 'changes_requested' }, 'researcher', /asked for changes/],
    ['in_progress', { openCaseId: 'cas_x' }, 'callslip', /your problem/],
    ['delivered', { outcome: 'found', openCaseId: 'cas_x' }, 'callslip', /your problem/],
    ['completed', { outcome: 'found', openCaseId: 'cas_x' }, 'nobody', /^Completed$/],
    ['completed', { outcome: 'found' }, 'nobody', /^Completed$/],
    ['completed', { outcome: 'not_found' }, 'nobody', /not found/],
    ['withdrawn', {}, 'nobody', /withdrew/],
    ['cancelled', { cancelReason: 'The archive is closed' }, 'nobody', /Cancelled/],
  ] as const)('%s %o: %s', (status, more, who, headline) => {
    const turn = describeTurn(orderIn(status, more))
    expect(turn.who).toBe(who)
    expect(turn.headline).toMatch(headline)
    expect(turn.nextStep).toMatch(/\.$/)
  })

  it('names the date that matters', () => {
    expect(describeTurn(orderIn('confirmed', { holdExpiresAt: '2026-03-10T00:00:00.000Z' })).due).toEqual({
      label: 'Hold ends',
      at: '2026-03-10T00:00:00.000Z',
    })
    expect(
      describeTurn(orderIn('delivered', { outcome: 'found', acceptanceEndsAt: '2026-03-15T10:00:00.000Z' })).due?.at,
    ).toBe('2026-03-15T10:00:00.000Z')
    expect(describeTurn(orderIn('in_progress', { estimatedCompletionDate: '2026-03-10' })).due).toEqual({
      label: 'Expected by',
      at: '2026-03-10',
    })
  })

  it('calls a delivery late only when the day is over everywhere', () => {
    const order = orderIn('in_progress', { estimatedCompletionDate: '2026-03-10' })
    const row = {
      ...({ status: 'in_progress', questionBy: null, waitedSeconds: 0 } as const),
      estimatedCompletionDate: new Date('2026-03-10'),
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [time, late] of [
      ['00:30', false],
      ['11:59', false],
      ['12:00', true],
    ] as const) {
      const now = Date.parse(`2026-03-11T${time}:00Z`)
      vi.setSystemTime(now)
      expect(describeTurn(order, now).headline).toBe(late ? 'Later than promised' : 'Work is under way')
      // Operators are told of it when its customer is, and the list that the database makes goes by lib/day-end.test.ts.
      expect(isOverdue(row)).toBe(late)
    }
  })

  it('gives the reason of a cancellation as one sentence', () => {
    const cancelled = { cancelReason: 'The archive is closed', paymentIntentId: 'pi_x' }
    expect(describeTurn(orderIn('cancelled', cancelled)).nextStep).toBe(
      'The archive is closed. What was held or charged goes back to you; the payment says how far that is.',
    )
  })

  it.each([
    ['confirmed', /held on your card/, /^Nothing is held on a card\. You can withdraw/],
    ['withdrawn', /held on your card/, /^Nothing was held or charged/],
    ['cancelled', /goes back to you/, /^Nothing was held or charged/],
  ] as const)('speaks of a card only where one was paid with: %s', (status, withCard, without) => {
    expect(describeTurn(orderIn(status, { paymentIntentId: 'pi_x' })).nextStep).toMatch(withCard)
    expect(describeTurn(orderIn(status)).nextStep).toMatch(without)
  })
})

it('lists and counts by turn what the words call a turn', async () => {
  const { key, orderId, customer } = await makeOpenOrder()
  const input = placeOrderInput.parse({ repositoryName: 'Archives de Paris', documentType: 'Will', location: 'Paris' })
  const place = async () => (await inTransaction((tx) => placeOrder(tx, customer, input))).id
  for (const status of orderStatuses) await setStatus(await place(), status)
  const sentBack = await place()
  await setStatus(sentBack, 'delivered')
  await getDb().order.update({ where: { id: sentBack }, data: { reviewState: 'changes_requested' } })
  const askedIds = []
  for (const questionBy of ['customer', 'researcher'] as const)
    for (const openCaseId of [null, 'cas_x']) {
      const id = await place()
      await setStatus(id, 'in_progress')
      await getDb().order.update({ where: { id }, data: { questionBy, questionAt: new Date(), openCaseId } })
      askedIds.push(id)
    }
  const questioned = await place()
  await setStatus(questioned, 'delivered')
  await getDb().order.update({ where: { id: questioned }, data: { openCaseId: 'cas_x' } })
  const withOffer = await place()
  await makeOfferOn(withOffer, (await makeSignedInResearcher()).actor)

  const outdated = await place()
  await makeOfferOn(outdated, (await makeSignedInResearcher()).actor)
  await inTransaction((tx) => changeOrder(tx, customer, outdated, { location: 'Paris, 18e' }))

  const read = async (search: string) =>
    orderView.array().parse((await call(list, 'GET', `/orders${search}`, { key })).body)
  const all = await read('')
  expect(all).toHaveLength(orderStatuses.length + 5 + askedIds.length)
  expect(all.find(({ id }) => id === outdated)?.order).toMatchObject({ activeOffers: 0, offersToConfirm: 1 })
  expect(all.find(({ id }) => id === withOffer)?.order.activeOffers).toBe(1)
  expect(all.find(({ id }) => id === orderId)?.order.activeOffers).toBe(0)
  for (const turn of turnGroups) {
    const expected = all.filter((order) => turnGroupOf(order) === turn).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(1)
    const ids = async (search: string) => (await read(`?turn=${turn}${search}`)).map(({ id }) => id)
    expect(await ids('')).toEqual(expected)
    expect(await ids('&q=Paris')).toEqual(expected)
    for (const order of ['desc', 'asc'] as const) {
      // Page by page, in which the states lie side by side.
      const walked: string[] = []
      for (let after = ''; ; after = `&startingAfter=${walked.at(-1)}`) {
        const page = await ids(`&limit=2&order=${order}${after}`)
        if (page.length === 0) break
        walked.push(...page)
      }
      expect(walked).toEqual(order === 'desc' ? expected : expected.toReversed())
    }
    for (const status of ['open', 'delivered', 'cancelled'])
      expect(await ids(`&status=${status}`)).toEqual(
        expected.filter((id) => all.find((order) => order.id === id)?.status === status),
      )
  }
  const count = (turn: string) => all.filter((order) => turnGroupOf(order) === turn).length
  const counts = { you: count('you'), waiting: count('waiting'), done: count('done'), all: all.length }
  expect(counts.you).not.toBe(counts.waiting)
  expect((await call(countOrders, 'GET', '/orders/counts', { key })).body).toEqual(counts)
  const { key: foreign } = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect((await call(countOrders, 'GET', '/orders/counts', { key: foreign })).body).toEqual({
    ...{ you: 0, waiting: 0, done: 0, all: 0 },
  })
})
