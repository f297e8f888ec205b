import { defineOperation } from '#lib/operation.ts'
import { acceptedView, changePasswordInput, meView, updateMeInput } from '#lib/users/schema.ts'

const tag = 'Account'
const scope = 'account'

export const getMe = defineOperation({
  id: 'getMe',
  tag,
  method: 'GET',
  path: '/me',
  scope,
  summary: 'Who you are',
  response: meView,
})
export const updateMe = defineOperation({
  id: 'updateMe',
  tag,
  method: 'PATCH',
  path: '/me',
  scope,
  summary: 'Change your name or your mail switches',
  body: updateMeInput,
  response: meView,
})
// Not idempotent by key: a stored fingerprint of the body would be a plain hash of two passwords.
export const changePassword = defineOperation({
  id: 'changePassword',
  tag,
  method: 'POST',
  path: '/me/password',
  scope,
  summary: 'Change your password',
  body: changePasswordInput,
  response: acceptedView,
  description: 'Ends every session and access token of yours.',
})
