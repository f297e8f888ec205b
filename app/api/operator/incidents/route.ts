import { listIncidents } from '#lib/incidents/list-incidents.ts'
import { openIncident } from '#lib/incidents/open-incident.ts'
import { listIncidents as list, openIncident as open } from '#lib/incidents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listIncidents(tx, actor, page)),
  POST: route(open, ({ tx, actor, body }) => openIncident(tx, actor, body)),
})
