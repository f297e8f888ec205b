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
  await put(orderId, researcher.token)
  const later = { ...typed, searched: '', years: '1888-1895' }
  await put(orderId, researcher.token, later)
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
