import { methods, route } from '#lib/server/http/route.ts'
import { getCalendar } from '#lib/visits/get-calendar.ts'
import { getCalendar as get, planVisit as plan } from '#lib/visits/operations.ts'
import { planVisit } from '#lib/visits/plan-visit.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, query }) => getCalendar(tx, actor, query)),
  POST: route(plan, ({ tx, actor, body }) => planVisit(tx, actor, body)),
})
