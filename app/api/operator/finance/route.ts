import { getOverview } from '#lib/finance/get-overview.ts'
import { getFinance } from '#lib/finance/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getFinance, ({ tx, actor }) => getOverview(tx, actor)),
})
