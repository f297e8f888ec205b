import { listMonths } from '#lib/finance/list-months.ts'
import { listFinanceMonths } from '#lib/finance/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listFinanceMonths, ({ tx, actor }) => listMonths(tx, actor)),
})
