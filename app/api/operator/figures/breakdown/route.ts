import { getBreakdown } from '#lib/figures/get-breakdown.ts'
import { getFiguresBreakdown } from '#lib/figures/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getFiguresBreakdown, ({ tx, actor, query }) => getBreakdown(tx, actor, query)),
})
