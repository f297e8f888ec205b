import { defineOperation, schemasOf } from '#lib/operation.ts'

const { incidentView, openIncidentInput, updateIncidentInput } = schemasOf(() => import('#lib/incidents/schema.ts'))

const changes = ['/operator/incidents']

export const listIncidents = defineOperation({
  id: 'listIncidents',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/incidents',
  scope: 'operator',
  summary: 'What was said to everybody on the status page',
  response: incidentView,
  list: { kind: 'incident', newestFirst: true },
})
export const openIncident = defineOperation({
  id: 'openIncident',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/incidents',
  scope: 'operator',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Say on the status page that something is the matter',
  body: openIncidentInput,
  response: incidentView,
  description: 'Beside the verdicts of the checks, which it doesn’t change. Everybody reads it.',
  changes,
})
export const updateIncident = defineOperation({
  id: 'updateIncident',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/incidents/{incidentId}/updates',
  scope: 'operator',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Say on the status page how far it is, or that it is over',
  body: updateIncidentInput,
  response: incidentView,
  errors: ['operator_conflict'],
  description: 'What is resolved stays so, and is shown for 90 days.',
  changes,
})
