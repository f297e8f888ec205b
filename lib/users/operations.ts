import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  acceptedView,
  changeEmailInput,
  changePasswordInput,
  confirmAddressInput,
  confirmedView,
  internalDocumentView,
  meView,
  provedView,
  proveInput,
  sessionView,
  updateMeInput,
} = schemasOf(() => import('#lib/users/schema.ts'))
const { proofChallengeView } = schemasOf(() => import('#lib/factors/schema.ts'))

export const getMe = defineOperation({
  id: 'getMe',
  tag: 'Account',
  method: 'GET',
  path: '/me',
  scope: 'account',
  summary: 'Who you are',
  response: meView,
  askedIn: 'development',
  bySignOn: true,
  withoutFactor: true,
})
export const getInternalDocument = defineOperation({
  id: 'getInternalDocument',
  tag: 'Account',
  method: 'GET',
  path: '/openapi.internal.json',
  scope: 'account',
  summary: 'The operations that your role can call beside those of API keys',
  response: internalDocumentView,
  askedIn: 'development',
})
export const updateMe = defineOperation({
  id: 'updateMe',
  tag: 'Account',
  method: 'PATCH',
  path: '/me',
  scope: 'account',
  summary: 'Change your name, or what you are told of and how',
  body: updateMeInput,
  response: meView,
  askedIn: 'development',
  bySignOn: true,
  errors: ['own_sign_in_required'],
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
  stepUp: true,
})
export const changeEmail = defineOperation({
  id: 'changeEmail',
  tag: 'Account',
  method: 'POST',
  path: '/me/email',
  scope: 'account',
  summary: 'Ask for another e-mail address',
  body: changeEmailInput,
  response: acceptedView,
  description:
    'A link in a mail to the new address changes it; the old one is told. The answer is the same where the address is taken.',
  askedIn: 'development',
  stepUp: true,
  changes: [],
})
export const confirmAddress = defineOperation({
  id: 'confirmAddress',
  tag: 'Account',
  method: 'POST',
  path: '/me/email/confirm',
  scope: 'account',
  summary: 'Take the new e-mail address',
  body: confirmAddressInput,
  response: confirmedView,
  description: 'By the link that was mailed to it.',
  askedIn: 'development',
  changes: ['/me'],
})
export const beginProof = defineOperation({
  id: 'beginProof',
  tag: 'Account',
  method: 'POST',
  path: '/me/proof/begin',
  scope: 'account',
  summary: 'How you can prove yourself',
  response: proofChallengeView,
  description: 'With a passkey or an app on the account by that, or by a recovery code; otherwise by the password.',
  askedIn: 'development',
  bySignOn: true,
  withoutFactor: true,
  changes: [],
})
// Not idempotent by key: a stored fingerprint of the body would be a plain hash of a password.
export const prove = defineOperation({
  id: 'prove',
  tag: 'Account',
  method: 'POST',
  path: '/me/proof',
  scope: 'account',
  summary: 'Prove that it is still you',
  body: proveInput,
  response: provedView,
  description:
    'What is refused with `proof_required` is possible for ten minutes afterwards, as it is after signing in.',
  askedIn: 'development',
  bySignOn: true,
  withoutFactor: true,
  changes: [],
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
