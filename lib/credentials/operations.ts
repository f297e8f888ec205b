import { defineOperation, schemasOf } from '#lib/operation.ts'

const { addCredentialInput, checkCredentialInput, credentialView } = schemasOf(
  () => import('#lib/credentials/schema.ts'),
)
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const own = { tag: 'Research', scope: 'research', changes: ['/research/credentials'] } as const
const theirs = '/operator/researchers/{researcherId}/credentials'

export const listCredentials = defineOperation({
  ...own,
  id: 'listCredentials',
  method: 'GET',
  path: '/research/credentials',
  summary: 'What you state about your qualification',
  response: credentialView,
  list: { kind: 'credential', newestFirst: false },
})
export const addCredential = defineOperation({
  ...own,
  id: 'addCredential',
  method: 'POST',
  path: '/research/credentials',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'State a qualification',
  description:
    'At most 20. Customers who have an offer of yours see it as stated by you, until an operator has seen proof of it. What is stated isn’t changed: remove it and state another.',
  body: addCredentialInput,
  response: credentialView,
})
export const removeCredential = defineOperation({
  ...own,
  id: 'removeCredential',
  method: 'DELETE',
  path: '/research/credentials/{credentialId}',
  idempotent: true,
  summary: 'Take a qualification away',
  response: succeeded,
})
export const listResearcherCredentials = defineOperation({
  id: 'listResearcherCredentials',
  tag: 'Operator',
  method: 'GET',
  path: theirs,
  scope: 'operator',
  summary: 'What a researcher states about their qualification',
  response: credentialView,
  list: { kind: 'credential', newestFirst: false },
})
export const checkCredential = defineOperation({
  id: 'checkCredential',
  tag: 'Operator',
  method: 'PATCH',
  path: `${theirs}/{credentialId}`,
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Note that you have seen proof of a qualification',
  body: checkCredentialInput,
  response: credentialView,
  changes: ['/operator'],
})
