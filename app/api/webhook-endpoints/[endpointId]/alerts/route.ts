import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listAlerts } from '#lib/webhooks/list-alerts.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listAlerts, ({ tx, actor, params, page }) => listAlerts(tx, actor, params.endpointId, page)),
})
