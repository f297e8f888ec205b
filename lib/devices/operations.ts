import { defineOperation, schemasOf } from '#lib/operation.ts'

const { deviceSignInView } = schemasOf(() => import('#lib/devices/schema.ts'))

export const getDeviceSignIn = defineOperation({
  id: 'getDeviceSignIn',
  tag: 'API keys',
  method: 'GET',
  path: '/device-sign-ins/{userCode}',
  scope: 'keys:manage',
  summary: 'What a program asks for that shows this code',
  response: deviceSignInView,
})
export const allowDeviceSignIn = defineOperation({
  id: 'allowDeviceSignIn',
  tag: 'API keys',
  method: 'POST',
  path: '/device-sign-ins/{userCode}/allow',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Let the program have a key',
  description: 'It fetches the key itself; nobody else sees it.',
  response: deviceSignInView,
  stepUp: true,
  changes: ['/device-sign-ins', '/api-keys'],
})
export const refuseDeviceSignIn = defineOperation({
  id: 'refuseDeviceSignIn',
  tag: 'API keys',
  method: 'POST',
  path: '/device-sign-ins/{userCode}/refuse',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Let the program have none',
  response: deviceSignInView,
  changes: ['/device-sign-ins'],
})
