import { checkHealth } from '#lib/health/check-health.ts'
import { getHealth as get } from '#lib/health/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ actor }) => checkHealth(actor)),
})
