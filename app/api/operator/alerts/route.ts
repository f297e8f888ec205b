import { getAlerts } from '#lib/alerts/get-alerts.ts'
import { getAlerts as get } from '#lib/alerts/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getAlerts(tx, actor)),
})
