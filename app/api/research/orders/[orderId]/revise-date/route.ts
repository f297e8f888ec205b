import { reviseDate as revise } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { reviseDate } from '#lib/agreements/revise-date.ts'
import { getResearchOrder } from '#lib/researchers/get-research-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(revise, async ({ tx, actor, params, body }) => {
    await reviseDate(tx, actor, params.orderId, body)
    return getResearchOrder(tx, actor, params.orderId)
  }),
})
