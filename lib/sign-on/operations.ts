import { defineOperation, schemasOf } from '#lib/operation.ts'

const { addDomainInput, saveSignOnInput, signOnView } = schemasOf(() => import('#lib/sign-on/schema.ts'))

// It belongs to a client, not to an environment, and is looked after where nothing is locked.
const shared = {
  tag: 'Single sign-on',
  askedIn: 'development',
  scope: 'members:manage',
  response: signOnView,
} as const
const changes = ['/sign-on', '/audit-log']

export const getSignOn = defineOperation({
  ...shared,
  id: 'getSignOn',
  method: 'GET',
  path: '/sign-on',
  summary: "Your client's single sign-on",
})
// Not idempotent by key: a stored fingerprint of the body would be a plain hash of a secret. Sent twice it does the same.
export const saveSignOn = defineOperation({
  ...shared,
  id: 'saveSignOn',
  method: 'PUT',
  path: '/sign-on',
  summary: 'Set up single sign-on by OpenID Connect',
  description:
    'Your provider is asked first, and what it does not take is refused. With another issuer or client id, those who came in by the old one are signed out.',
  body: saveSignOnInput,
  changes,
  stepUp: true,
})
export const removeSignOn = defineOperation({
  ...shared,
  id: 'removeSignOn',
  method: 'DELETE',
  path: '/sign-on',
  idempotent: true,
  summary: 'Remove single sign-on',
  description: 'Signs out everybody who came in by it. Members stay members, and sign in with a password of their own.',
  changes,
  stepUp: true,
})
export const addDomain = defineOperation({
  ...shared,
  id: 'addSignOnDomain',
  method: 'POST',
  path: '/sign-on/domains',
  status: 201,
  addressless: true,
  idempotent: true,
  summary: 'Claim a domain of e-mail addresses',
  description: 'It counts once its TXT record has been found.',
  body: addDomainInput,
  changes,
  stepUp: true,
})
export const proveDomain = defineOperation({
  ...shared,
  id: 'proveSignOnDomain',
  method: 'POST',
  path: '/sign-on/domains/{domainId}/prove',
  idempotent: true,
  summary: 'Look for the TXT record of a domain',
  description: 'From then on its addresses are led to your provider.',
  errors: ['domain_taken', 'domain_not_proved'],
  changes,
})
export const removeDomain = defineOperation({
  ...shared,
  id: 'removeSignOnDomain',
  method: 'DELETE',
  path: '/sign-on/domains/{domainId}',
  idempotent: true,
  summary: 'Give a domain up',
  changes,
  stepUp: true,
})
