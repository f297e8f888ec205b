import { updateIncident as update } from '#lib/incidents/operations.ts'
import { updateIncident } from '#lib/incidents/update-incident.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(update, ({ tx, actor, params, body }) => updateIncident(tx, actor, params.incidentId, body)),
})
