import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { ReportDraftView } from '#lib/researchers/draft-schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOrderInProgress, makeSignedInResearcher, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

const typed = { searched: 'Marriages', volumes: 'V4E 1021', years: '', result: '', remarks: '' }
const get = (orderId: string, key: string) =>
  call(routeOf('getReportDraft'), 'GET', `/research/orders/${orderId}/draft`, { key })
const put = (orderId: string, key: string, body: object = typed) =>
  call(routeOf('saveReportDraft'), 'PUT', `/research/orders/${orderId}/draft`, { key, body })

it('keeps a report as it is typed, for its researcher alone, until it is handed over', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  expect(bodyOf(await get(orderId, researcher.token))).toEqual({})
  const { draft: first } = bodyOf<ReportDraftView>(await put(orderId, researcher.token))
  const later = { ...typed, searched: '', years: '1888-1895' }
  bodyOf(await put(orderId, researcher.token, { ...later, updatedAt: first?.updatedAt }))
  const { draft } = bodyOf<ReportDraftView>(await get(orderId, researcher.token))
  expect(draft?.content).toEqual(later)

  // Whoever sees the order without working on it has no draft, and makes none; a stranger's order is unknown.
  const other = await makeSignedInResearcher()
  expect([(await get(orderId, other.token)).status, (await put(orderId, other.token)).status]).toEqual([404, 404])
  expect((await put(orderId, researcher.token, { ...typed, years: 'x'.repeat(4_001) })).status).toBe(400)

  const body = { outcome: 'not_found', report: 'Marriages of 1888.' }
  const path = `/research/orders/${orderId}/deliver`
  expect((await call(routeOf('deliver'), 'POST', path, { key: researcher.token, body })).status).toBe(200)
  expect(await getDb().reportDraft.count({ where: { orderId } })).toBe(0)
  // A letter that was on its way.
  expect(await put(orderId, researcher.token)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  await getDb().order.update({ where: { id: orderId }, data: { reviewState: 'changes_requested' } })
  expect((await put(orderId, researcher.token)).status).toBe(200)
  await setStatus(orderId, 'completed')
  expect((await put(orderId, researcher.token)).status).toBe(409)
})

it('writes over nothing that another device has kept unseen', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const [desk, phone] = [typed, { ...typed, volumes: '', result: 'On page 12.' }]
  const save = (body: object) => put(orderId, researcher.token, body)
  bodyOf(await save(desk))
  const seen = bodyOf<ReportDraftView>(await get(orderId, researcher.token)).draft?.updatedAt
  const { draft: newer } = bodyOf<ReportDraftView>(await save({ ...phone, updatedAt: seen }))

  const unseen = { status: 409, body: { code: 'order_state_conflict', error: expect.stringContaining('Another text') } }
  for (const before of [seen, null])
    expect(await save({ ...desk, years: '1888', updatedAt: before })).toMatchObject(unseen)
  expect(bodyOf(await get(orderId, researcher.token))).toEqual({ draft: newer })
  // The same text again is nobody's loss: an answer was lost.
  const again = bodyOf<ReportDraftView>(await save({ ...phone, updatedAt: seen })).draft
  expect(await save({ ...desk, updatedAt: again?.updatedAt })).toMatchObject({ status: 200 })
  // A page of the version before says nothing of it.
  expect(await save({ ...desk, years: '1889' })).toMatchObject({ status: 200 })
  // Where nothing is kept any more, nothing is written over.
  await getDb().reportDraft.deleteMany({ where: { orderId } })
  expect(await save({ ...phone, updatedAt: seen })).toMatchObject({ status: 200 })
})

it('is later than what it was typed over, also where the clock that told of that is ahead', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  bodyOf(await put(orderId, researcher.token))
  const updatedAt = new Date(Date.now() + 60_000)
  await getDb().reportDraft.updateMany({ where: { orderId }, data: { updatedAt } })
  const next = { ...typed, years: '1888', updatedAt: updatedAt.toISOString() }
  const { draft } = bodyOf<ReportDraftView>(await put(orderId, researcher.token, next))
  expect(draft && Date.parse(draft.updatedAt)).toBeGreaterThan(updatedAt.getTime())
})
