import { checkHealth } from '#lib/health/check-health.ts'
import { getHealth as get } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ actor }) => checkHealth(actor)),
})
