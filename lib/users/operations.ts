import { defineOperation, schemasOf } from '#lib/operation.ts'

const { acceptedView, changePasswordInput, meView, sessionView, updateMeInput } = schemasOf(
  () => import('#lib/users/schema.ts'),
)

export const getMe = defineOperation({
  id: 'getMe',
  tag: 'Account',
  method: 'GET',
  path: '/me',
  scope: 'account',
  summary: 'Who you are',
  response: meView,
  askedIn: 'development',
})
export const updateMe = defineOperation({
  id: 'updateMe',
  tag: 'Account',
  method: 'PATCH',
  path: '/me',
  scope: 'account',
  summary: 'Change your name or your mail switches',
  body: updateMeInput,
  response: meView,
  askedIn: 'development',
})
// Not idempotent by key: a stored fingerprint of the body would be a plain hash of two passwords.
export const changePassword = defineOperation({
  id: 'changePassword',
  tag: 'Account',
  method: 'POST',
  path: '/me/password',
  scope: 'account',
  summary: 'Change your password',
  body: changePasswordInput,
  response: acceptedView,
  description: 'Ends every session and access token of yours.',
  askedIn: 'development',
})
export const listSessions = defineOperation({
  id: 'listSessions',
  tag: 'Account',
  method: 'GET',
  path: '/me/sessions',
  scope: 'account',
  summary: 'Where you are signed in',
  response: sessionView,
  list: { kind: 'session', newestFirst: true },
  askedIn: 'development',
})
export const endSession = defineOperation({
  id: 'endSession',
  tag: 'Account',
  method: 'DELETE',
  path: '/me/sessions/{sessionId}',
  scope: 'account',
  summary: 'Sign out on one device',
  response: sessionView,
  description: 'Ends the session and every access token made from it, at once.',
  askedIn: 'development',
})
export const endOtherSessions = defineOperation({
  id: 'endOtherSessions',
  tag: 'Account',
  method: 'DELETE',
  path: '/me/sessions',
  scope: 'account',
  summary: 'Sign out everywhere else',
  response: acceptedView,
  description: 'Ends every session of yours but the one that asks.',
  askedIn: 'development',
})
