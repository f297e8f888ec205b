import { defineOperation, schemasOf } from '#lib/operation.ts'

const { dayUseView, productionFileView, productionNoteInput, productionNoteView } = schemasOf(
  () => import('#lib/production/schema.ts'),
)
const { setDayLimitsInput } = schemasOf(() => import('#lib/clients/limits-schema.ts'))
const { clientView } = schemasOf(() => import('#lib/clients/schema.ts'))

export const listProductionNotes = defineOperation({
  id: 'listProductionNotes',
  tag: 'Going live',
  method: 'GET',
  path: '/go-live/notes',
  scope: 'keys:manage',
  summary: 'What you and the operators wrote about production',
  response: productionNoteView,
  list: { kind: 'productionNote', newestFirst: false },
  askedIn: 'development',
  live: 30_000,
})
export const writeProductionNote = defineOperation({
  id: 'writeProductionNote',
  tag: 'Going live',
  method: 'POST',
  path: '/go-live/notes',
  scope: 'keys:manage',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write to the operators about your request for production',
  body: productionNoteInput,
  response: productionNoteView,
  errors: ['production_not_requested'],
  description: 'They are told by mail. Possible while the request is open.',
  askedIn: 'development',
  changes: ['/go-live', '/me'],
})
export const getDayUse = defineOperation({
  id: 'getDayUse',
  tag: 'Going live',
  method: 'GET',
  path: '/go-live/day-use',
  scope: 'orders:read',
  summary: 'What you may do today in production, and have done',
  response: dayUseView,
  description:
    'Of production, on whichever base URL it is asked. Limits are set by an operator; where none is set, nothing is limited.',
  askedIn: 'development',
  replica: true,
})
export const getProductionFile = defineOperation({
  id: 'getProductionFile',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/clients/{clientId}/production',
  scope: 'operator',
  summary: 'What decides about a client’s production, in one place',
  response: productionFileView,
})
export const askBack = defineOperation({
  id: 'askBack',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/ask-back',
  scope: 'operator',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Ask a client about its request for production',
  body: productionNoteInput,
  response: productionNoteView,
  errors: ['production_not_requested'],
  description: 'Its owners and developers are told by mail; the request waits for their answer.',
  changes: ['/operator'],
})
export const setDayLimits = defineOperation({
  id: 'setDayLimits',
  tag: 'Operator',
  method: 'PUT',
  path: '/operator/clients/{clientId}/day-limits',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Set what a client may do on one day in production',
  body: setDayLimitsInput,
  response: clientView,
  description: 'Counted by the day of UTC, over its people and its keys together. They count from the next request on.',
  changes: ['/operator'],
})
