import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { getResearchOrder } from '#lib/researchers/get-research-order.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { giveBackOrder as giveBack } from '#lib/work/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(giveBack, async ({ tx, actor, params, body }) => {
    await giveBackOrder(tx, actor, params.orderId, body)
    return getResearchOrder(tx, actor, params.orderId)
  }),
})
