import { beforeAll, expect, it } from 'vitest'
import { searchWordsOf } from '#lib/archives/search-words.ts'
import { firstDay } from '#lib/day-end.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { fromDbDate } from '#lib/text.ts'
import type { CalendarView, MarkView, ShelfListView, VisitView } from '#lib/visits/schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOfferOn, makeOpenOrder, makeSignedInResearcher, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

type Researcher = Awaited<ReturnType<typeof makeSignedInResearcher>>
const path = '/research/visits'
let ada: Researcher
let rival: Researcher
const archive = newId('archive')
const duplicate = newId('archive')

const makeArchive = (id: string, name: string, mergedIntoId: string | null = null) =>
  getDb().archive.create({
    data: {
      ...{ id, name, city: `Town ${id}`, countryISOA3: 'FRA', kind: 'city', sortName: name.toLowerCase() },
      ...{ aliases: [], searchWords: searchWordsOf([name], 'FRA'), mergedIntoId },
    },
  })
beforeAll(async () => {
  await makeArchive(archive, 'Archives de la Ville')
  await makeArchive(duplicate, 'Archives municipales', archive)
})

/** An order at work with a researcher, at an archive of the directory or at a name that somebody typed. */
async function workOf({ actor }: Researcher, where: { archiveRepositoryId: string } | { repositoryName: string }) {
  const { orderId } = await makeOpenOrder()
  const { id } = await makeOfferOn(orderId, actor)
  await getDb().offer.update({ where: { id }, data: { status: 'SELECTED' } })
  await getDb().order.update({
    where: { id: orderId },
    data: { ...where, selectedOfferId: id, status: 'in_progress', estimatedCompletionDate: new Date('2099-01-31') },
  })
  return orderId
}
const ask = (id: string, method: string, at: string, { token: key }: Researcher, body?: object) =>
  call(routeOf(id), method, `${path}${at}`, { key, ...(body ? { body } : {}) })
const plan = async (who: Researcher, body: object) =>
  bodyOf<VisitView>(await ask('planVisit', 'POST', '', who, body), 201)
const calendarOf = async (who: Researcher, query = '') =>
  bodyOf<CalendarView>(await ask('getVisitCalendar', 'GET', query, who))
const listOf = async (who: Researcher, id: string) =>
  bodyOf<ShelfListView>(await ask('getShelfList', 'GET', `/${id}`, who))
const rowsOf = async (who: Researcher, id: string) => (await listOf(who, id)).rows.map(({ orderId }) => orderId)
const mark = (who: Researcher, visitId: string, orderId: string, body: object) =>
  ask('markOnVisit', 'PUT', `/${visitId}/marks/${orderId}`, who, body)
const setAside = (who: Researcher, visitId: string, orderId: string, body: object) =>
  ask('setAside', 'PUT', `/${visitId}/orders/${orderId}`, who, body)

it('lists the open work at an archive by itself, of one researcher alone', async () => {
  ada = await makeSignedInResearcher()
  rival = await makeSignedInResearcher('Bruno Keller')
  const one = await workOf(ada, { archiveRepositoryId: archive })
  const merged = await workOf(ada, { archiveRepositoryId: duplicate })
  const typed = await workOf(ada, { repositoryName: 'Kirchenbücher MÜNSTER' })
  await workOf(rival, { archiveRepositoryId: archive })

  expect((await calendarOf(ada)).toPlan).toEqual([
    expect.objectContaining({ archiveId: archive, place: 'Archives de la Ville', orders: 2, due: '2099-01-31' }),
    { place: 'Kirchenbücher MÜNSTER', orders: 1, due: '2099-01-31' },
  ])
  // By the archive's own name, though the duplicate was named; and by the name, in another spelling.
  const visit = await plan(ada, { day: '2098-12-01', archiveId: duplicate, note: 'Seat 14' })
  expect(visit).toMatchObject({ archiveId: archive, place: 'Archives de la Ville', orders: 2, note: 'Seat 14' })
  const byName = await plan(ada, { day: '2098-12-02', place: 'kirchenbuecher münster' })
  expect(await rowsOf(ada, visit.id)).toEqual([one, merged])
  expect(await rowsOf(ada, byName.id)).toEqual([typed])
  expect(await calendarOf(ada)).toMatchObject({
    toPlan: [],
    coming: [
      { id: visit.id, orders: 2 },
      { id: byName.id, orders: 1 },
    ],
  })

  // What is handed over is on no list, unless it was marked there.
  bodyOf(await mark(ada, visit.id, one, { state: 'found', markedAt: '2026-01-01T10:00:00Z' }))
  await setStatus(one, 'delivered')
  await setStatus(merged, 'delivered')
  expect((await listOf(ada, visit.id)).rows).toMatchObject([{ orderId: one, open: false, mark: { state: 'found' } }])

  for (const [id, method, at, body] of [
    ['getShelfList', 'GET', `/${visit.id}`],
    ['changeVisit', 'PATCH', `/${visit.id}`, { note: null }],
    ['removeVisit', 'DELETE', `/${visit.id}`],
    ['markOnVisit', 'PUT', `/${visit.id}/marks/${one}`, { state: 'found', markedAt: '2026-01-01T10:00:00Z' }],
    ['setAside', 'PUT', `/${visit.id}/orders/${one}`, { aside: true }],
  ] as const)
    expect((await ask(id, method, at, rival, body)).status, id).toBe(404)
  // Nor is another's order theirs, or one of another archive on this day.
  const theirs = await plan(rival, { day: '2098-12-01', archiveId: archive })
  const found = { state: 'found', markedAt: '2026-01-01T10:00:00Z' }
  expect((await mark(rival, theirs.id, one, found)).status).toBe(404)
  expect((await mark(ada, visit.id, typed, found)).status).toBe(404)
})

it('keeps the mark that was made last, whenever it arrives and however often', async () => {
  const who = await makeSignedInResearcher()
  const order = await workOf(who, { archiveRepositoryId: archive })
  const { id } = await plan(who, { day: '2098-12-01', archiveId: archive })
  const send = async (body: object) => bodyOf<MarkView>(await mark(who, id, order, body))
  const late = { state: 'not_found', note: 'Pages 3 to 9 are torn out', markedAt: '2026-01-01T11:00:00.000Z' }
  const early = { state: 'found', markedAt: '2026-01-01T10:00:00.000Z' }
  expect(await send(late)).toEqual(late)
  expect(await send(early)).toEqual(late)
  expect(await send(late)).toEqual(late)
  // A clock that goes fast locks nothing out.
  const ahead = await send({ state: 'found', markedAt: '2099-01-01T00:00:00Z' })
  expect(Date.parse(ahead.markedAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect((await calendarOf(who)).coming).toMatchObject([{ orders: 1, found: 1, notFound: 0 }])
})

it('leaves out, puts off, and looks no more for what was found on another day', async () => {
  const who = await makeSignedInResearcher()
  const order = await workOf(who, { archiveRepositoryId: archive })
  const one = await plan(who, { day: '2098-12-01', archiveId: archive })
  const two = await plan(who, { day: '2098-12-08', archiveId: archive })
  const elsewhere = await plan(who, { day: '2098-12-09', place: 'Another archive' })
  expect((await listOf(who, one.id)).otherDays).toEqual([{ id: two.id, day: two.day }])

  bodyOf(await setAside(who, one.id, order, { aside: true, putOffTo: two.id }))
  expect(await listOf(who, one.id)).toMatchObject({
    rows: [],
    aside: [{ orderId: order, putOffTo: { id: two.id, day: '2098-12-08' } }],
  })
  expect(await rowsOf(who, two.id)).toEqual([order])
  for (const putOffTo of [elsewhere.id, one.id, (await plan(rival, { day: '2098-12-01', archiveId: archive })).id])
    expect(await setAside(who, one.id, order, { aside: true, putOffTo })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'putOffTo' }] },
    })
  // Without that day it stands where it was put off from.
  bodyOf(await ask('removeVisit', 'DELETE', `/${two.id}`, who))
  expect(await rowsOf(who, one.id)).toEqual([order])

  bodyOf(await setAside(who, one.id, order, { aside: true }))
  expect(await listOf(who, one.id)).toMatchObject({ rows: [], aside: [{ orderId: order }] })
  expect((await calendarOf(who)).coming[0]?.orders).toBe(0)
  bodyOf(await setAside(who, one.id, order, { aside: false }))

  const three = await plan(who, { day: '2098-12-15', archiveId: archive })
  bodyOf(await mark(who, one.id, order, { state: 'found', markedAt: '2026-01-01T10:00:00Z' }))
  expect(await rowsOf(who, one.id)).toEqual([order])
  expect(await listOf(who, three.id)).toMatchObject({ rows: [], aside: [{ orderId: order, foundOn: '2098-12-01' }] })
})

it('is one archive, named by its id or in words that only it is called by', async () => {
  const who = await makeSignedInResearcher()
  const byId = await workOf(who, { archiveRepositoryId: archive })
  const inWords = await workOf(who, { repositoryName: 'archives MUNICIPALES' })
  expect((await calendarOf(who)).toPlan).toMatchObject([{ archiveId: archive, orders: 2 }])
  const typed = await plan(who, { day: '2098-12-01', place: 'Archives de la ville' })
  expect(typed).toMatchObject({ archiveId: archive, orders: 2 })
  expect(await rowsOf(who, typed.id)).toEqual([byId, inWords])
  bodyOf(await mark(who, typed.id, inWords, { state: 'found', markedAt: '2026-01-01T10:00:00Z' }))

  // A day that was planned by a name before the directory had it keeps the orders that have it too.
  await getDb().visit.update({ where: { id: typed.id }, data: { archiveId: null, place: 'Archives municipales' } })
  expect(await rowsOf(who, typed.id)).toEqual([inWords])
  expect((await calendarOf(who)).toPlan).toMatchObject([{ archiveId: archive, orders: 1 }])

  // One of that name in another country is another place, and planned by its name.
  const elsewhere = await workOf(who, { repositoryName: 'Archives de la Ville' })
  await getDb().order.update({ where: { id: elsewhere }, data: { countryISOA3: 'BEL' } })
  expect((await calendarOf(who)).toPlan).toEqual([
    expect.objectContaining({ archiveId: archive, place: 'Archives de la Ville', orders: 1 }),
    { place: 'Archives de la Ville', orders: 1, due: '2099-01-31' },
  ])
  const abroad = await plan(who, { day: '2098-12-03', place: 'Archives de la ville' })
  expect(abroad).not.toHaveProperty('archiveId')
  expect(await rowsOf(who, abroad.id)).toEqual([elsewhere])
  expect((await calendarOf(who)).toPlan).toMatchObject([{ archiveId: archive, orders: 1 }])

  // Where two are called so, nobody knows which is meant.
  const [one, other] = [newId('archive'), newId('archive')]
  await makeArchive(one, 'Stadsarchief')
  await makeArchive(other, 'Stadsarchief')
  await workOf(who, { repositoryName: 'Stadsarchief' })
  const waiting = (await calendarOf(who)).toPlan.find(({ place }) => place === 'Stadsarchief')
  expect(waiting).not.toHaveProperty('archiveId')

  // A name of which no search can be made is called so by nobody.
  const unsearchable = '㍿'.repeat(171)
  await workOf(who, { repositoryName: unsearchable })
  expect((await calendarOf(who)).toPlan).toContainEqual(expect.objectContaining({ place: unsearchable, orders: 1 }))
})

it('looks again for what was sent back for changes, until it is found anew', async () => {
  const who = await makeSignedInResearcher()
  const order = await workOf(who, { archiveRepositoryId: archive })
  const one = await plan(who, { day: '2098-12-01', archiveId: archive })
  bodyOf(await mark(who, one.id, order, { state: 'found', markedAt: '2026-01-01T10:00:00Z' }))
  await setStatus(order, 'delivered')
  await getDb().order.update({
    where: { id: order },
    data: { reviewState: 'changes_requested', deliveredAt: new Date('2026-01-02T10:00:00Z') },
  })
  const two = await plan(who, { day: '2098-12-08', archiveId: archive })
  expect(two.orders).toBe(1)
  expect(await listOf(who, two.id)).toMatchObject({ rows: [{ orderId: order, open: true }], aside: [] })
  bodyOf(await mark(who, one.id, order, { state: 'found', markedAt: '2026-01-03T10:00:00Z' }))
  expect(await listOf(who, two.id)).toMatchObject({ rows: [], aside: [{ orderId: order, foundOn: one.day }] })
})

it('plans no day that is over, moves days, and tells those gone by from those to come', async () => {
  const who = await makeSignedInResearcher()
  expect(await ask('planVisit', 'POST', '', who, { day: '2020-01-01', place: 'Anywhere' })).toMatchObject({
    status: 400,
  })
  expect(await ask('planVisit', 'POST', '', who, { day: '2098-01-01' })).toMatchObject({ status: 400 })
  const far = { status: 400, body: { details: [{ field: 'day', message: 'must lie within a hundred years' }] } }
  expect(await ask('planVisit', 'POST', '', who, { day: '9999-12-31', place: 'Anywhere' })).toMatchObject(far)
  const { id } = await plan(who, { day: '2098-01-01', place: 'Anywhere', note: 'By train' })
  expect(bodyOf<VisitView>(await ask('changeVisit', 'PATCH', `/${id}`, who, { day: '2098-02-02' }))).toMatchObject({
    day: '2098-02-02',
    note: 'By train',
  })
  expect(await ask('changeVisit', 'PATCH', `/${id}`, who, { day: '9999-12-31' })).toMatchObject(far)
  expect(bodyOf<VisitView>(await ask('changeVisit', 'PATCH', `/${id}`, who, { note: null })).note).toBeUndefined()
  await getDb().visit.update({ where: { id }, data: { day: new Date('2026-01-02') } })
  expect(await calendarOf(who)).toMatchObject({ coming: [], past: [{ id, day: '2026-01-02' }] })
})

it('holds 200 orders, the soonest due, and says how many there is no room for', async () => {
  const who = await makeSignedInResearcher()
  const { id: visitId } = await plan(who, { day: '2098-12-01', archiveId: archive })
  const first = await workOf(who, { archiveRepositoryId: archive })
  const { personsOfInterest: _, number: __, ...order } = await getDb().order.findUniqueOrThrow({ where: { id: first } })
  const { id: ___, ...offer } = await getDb().offer.findUniqueOrThrow({ where: { id: order.selectedOfferId ?? '' } })
  const copies = Array.from({ length: 201 }, () => ({ id: newId('order'), selectedOfferId: newId('offer') }))
  const due = new Date('2099-02-01')
  await getDb().order.createMany({
    data: copies.map((ids) => ({ ...order, ...ids, estimatedCompletionDate: due })),
  })
  await getDb().offer.createMany({
    data: copies.map(({ id: orderId, selectedOfferId: id }) => ({ ...offer, id, orderId })),
  })
  const list = await listOf(who, visitId)
  expect(list.rows).toHaveLength(200)
  expect(list.rows[0]?.orderId).toBe(first)
  expect(list).toMatchObject({ more: 2, visit: { orders: 202 } })
})

it('counts a day as gone by once it is over where the researcher is', async () => {
  const who = await makeSignedInResearcher()
  await workOf(who, { archiveRepositoryId: archive })
  // In Honolulu it is that day still, and in Berlin the next.
  const visit = await plan(who, { day: fromDbDate(firstDay()), archiveId: archive })
  const dayAfter = (days: number) => fromDbDate(new Date(firstDay().getTime() + days * 86_400_000))
  const gone = { coming: [], past: [{ id: visit.id }], toPlan: [{ archiveId: archive, orders: 1 }] }
  const ahead = { coming: [{ id: visit.id }], past: [], toPlan: [] }
  expect(await calendarOf(who)).toMatchObject(ahead)
  expect(await calendarOf(who, `?today=${visit.day}`)).toMatchObject(ahead)
  expect(await calendarOf(who, `?today=${dayAfter(1)}`)).toMatchObject(gone)
  // It is that day nowhere.
  for (const wrong of [dayAfter(-1), dayAfter(3), '2098-12-02'])
    expect(await calendarOf(who, `?today=${wrong}`)).toMatchObject(ahead)
})
