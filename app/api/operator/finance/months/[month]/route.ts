import { getMonth } from '#lib/finance/get-month.ts'
import { getFinanceMonth } from '#lib/finance/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getFinanceMonth, ({ tx, actor, params }) => getMonth(tx, actor, params.month)),
})
