import { listPayouts } from '#lib/earnings/list-payouts.ts'
import { listPayouts as list } from '#lib/earnings/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listPayouts(tx, actor, page)),
})
