import { addFactor } from '#lib/factors/add-factor.ts'
import { listFactors } from '#lib/factors/list-factors.ts'
import { addFactor as add, listFactors as list } from '#lib/factors/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listFactors(tx, actor, page)),
  POST: route(add, ({ tx, actor, body }) => addFactor(tx, actor, body)),
})
