import { beforeAll, expect, it } from 'vitest'
import { canCloseWith, closings, kindsFor } from '#lib/cases/state.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { getDb } from '#lib/db.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import type { OrderStatus } from '#lib/orders/state.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

// What a page offers by these is what the API does: each door is tried.

let operator: string
beforeAll(async () => {
  operator = await makeToken('operator', { operatorRole: 'support' })
})

async function orderThatIs(status: OrderStatus, daysAgo = 0) {
  const work = await makeOrderInProgress()
  await setStatus(work.orderId, status)
  const completedAt = new Date(Date.now() - daysAgo * 86_400_000)
  if (status === 'completed') await getDb().order.update({ where: { id: work.orderId }, data: { completedAt } })
  return work
}

it.each<[OrderStatus, number, boolean]>([
  ['in_progress', 0, true],
  ['delivered', 0, true],
  ['completed', 29, true],
  ['completed', 31, false],
  ['cancelled', 0, false],
])('of an order that is %s (%i days): what is wrong can be said by researcher and operator: %s', async (...given) => {
  const [status, daysAgo, can] = given
  const [one, other] = [await orderThatIs(status, daysAgo), await orderThatIs(status, daysAgo)]
  const body = { content: 'The pages do not belong to it.' }
  const expected = { offered: can, status: can ? 201 : 409 }

  const key = one.researcher.token
  const path = `/research/orders/${one.orderId}`
  const theirs = bodyOf<ResearchOrderView>(await call(routeOf('getResearchOrder'), 'GET', path, { key }))
  const said = await call(routeOf('openResearchCase'), 'POST', `${path}/cases`, { key, body })
  expect({ offered: kindsFor(theirs, Date.now()).length > 0, status: said.status }).toEqual(expected)

  const asOperator = `/operator/orders/${other.orderId}`
  const file = bodyOf<OrderDossierView>(await call(routeOf('getAnyOrder'), 'GET', asOperator, { key: operator }))
  const opened = await call(routeOf('openCaseAsOperator'), 'POST', `${asOperator}/cases`, { key: operator, body })
  const offered = kindsFor({ status: file.status, ...file.order }, Date.now()).length > 0
  expect({ offered, status: opened.status }).toEqual(expected)
})

it.each<OrderStatus>(['in_progress', 'delivered', 'completed'])(
  'closes a case of an order that is %s as offered',
  async (status) => {
    for (const outcome of closings.filter((one) => one === 'redo_asked' || one === 'nothing_to_do')) {
      const { orderId, key } = await orderThatIs(status)
      const report = { kind: 'other', content: 'The entry goes on overleaf.' }
      const { id } = bodyOf<CaseView>(
        await call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, { key, body: report }),
        201,
      )
      const path = `/operator/orders/${orderId}/cases/${id}/close`
      const closed = await call(routeOf('closeCase'), 'POST', path, {
        key: operator,
        body: { outcome, reason: 'I looked.' },
      })
      expect([outcome, closed.status]).toEqual([outcome, canCloseWith(outcome, status) ? 200 : 409])
    }
  },
)
