import { listAlerts } from '#lib/alerts/list-alerts.ts'
import { listAlerts as list } from '#lib/alerts/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listAlerts(tx, actor, page)),
})
