import { closeMonth } from '#lib/finance/close-month.ts'
import { closeFinanceMonth } from '#lib/finance/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(closeFinanceMonth, ({ tx, actor, params, body }) => closeMonth(tx, actor, params.month, body)),
})
