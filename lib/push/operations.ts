import { defineOperation, schemasOf } from '#lib/operation.ts'

const { addPushDeviceInput, pushDeviceView, pushKeyView } = schemasOf(() => import('#lib/push/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const shared = { tag: 'Account', scope: 'account', askedIn: 'development', bySignOn: true } as const

export const getPushKey = defineOperation({
  ...shared,
  id: 'getPushKey',
  method: 'GET',
  path: '/me/push-key',
  summary: 'The key that a browser subscribes to',
  response: pushKeyView,
})
export const listPushDevices = defineOperation({
  ...shared,
  id: 'listPushDevices',
  method: 'GET',
  path: '/me/push-devices',
  summary: 'Where you are notified',
  response: pushDeviceView,
  list: { kind: 'session', newestFirst: true },
})
export const addPushDevice = defineOperation({
  ...shared,
  id: 'addPushDevice',
  method: 'PUT',
  path: '/me/push-devices',
  summary: 'Be notified in this browser',
  description: 'For as long as the session lasts that asks. Asked again, in the place of what was there.',
  body: addPushDeviceInput,
  response: pushDeviceView,
})
export const removePushDevice = defineOperation({
  ...shared,
  id: 'removePushDevice',
  method: 'DELETE',
  path: '/me/push-devices/{sessionId}',
  summary: 'No longer be notified on one device',
  response: succeeded,
  changes: ['/me/push-devices'],
})
