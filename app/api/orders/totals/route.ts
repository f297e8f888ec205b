import { sumOrderMoney as sum } from '#lib/payments/operations.ts'
import { sumOrderMoney } from '#lib/payments/sum-order-money.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(sum, ({ tx, actor, query }) => sumOrderMoney(tx, actor, query)),
})
