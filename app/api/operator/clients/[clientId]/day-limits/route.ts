import { setDayLimits as set } from '#lib/production/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { setDayLimits } from '#lib/production/set-day-limits.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PUT: route(set, ({ tx, actor, params, body }) => setDayLimits(tx, actor, params.clientId, body)),
})
