import { listEarnings } from '#lib/earnings/list-earnings.ts'
import { listEarnings as list } from '#lib/earnings/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listEarnings(tx, actor, query, page)),
})
