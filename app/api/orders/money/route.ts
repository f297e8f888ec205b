import { listOrderMoney } from '#lib/payments/list-order-money.ts'
import { listOrderMoney as list } from '#lib/payments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query }) => listOrderMoney(tx, actor, query)),
})
