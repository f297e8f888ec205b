import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  disablePersonInput,
  findPeopleQuery,
  invitationView,
  inviteOperatorInput,
  personFileView,
  personView,
  setRoleInput,
} = schemasOf(() => import('#lib/people/schema.ts'))
const { reasonInput } = schemasOf(() => import('#lib/clients/schema.ts'))

const wholeConsole = ['/operator']

export const findPeople = defineOperation({
  id: 'findPeople',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/people',
  scope: 'operator:admin',
  summary: 'Find people',
  query: findPeopleQuery,
  response: personView,
  list: { kind: 'user', newestFirst: true },
})
export const getPerson = defineOperation({
  id: 'getPerson',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/people/{userId}',
  scope: 'operator:admin',
  summary: 'One person with their clients and sessions',
  response: personFileView,
})
export const disablePerson = defineOperation({
  id: 'disablePerson',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/people/{userId}/disable',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Keep a person out',
  description: 'Ends every session of theirs at once. Their clients go on working.',
  body: disablePersonInput,
  response: personFileView,
  errors: ['operator_conflict'],
  changes: wholeConsole,
  stepUp: true,
})
export const enablePerson = defineOperation({
  id: 'enablePerson',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/people/{userId}/enable',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Let a person in again',
  body: reasonInput,
  response: personFileView,
  errors: ['operator_conflict'],
  changes: wholeConsole,
})
export const endPersonSessions = defineOperation({
  id: 'endPersonSessions',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/people/{userId}/sign-out',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Sign a person out everywhere',
  body: reasonInput,
  response: personFileView,
  changes: wholeConsole,
})
export const setOperatorRole = defineOperation({
  id: 'setOperatorRole',
  tag: 'Operator',
  method: 'PATCH',
  path: '/operator/operators/{userId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: "Change an operator's role",
  body: setRoleInput,
  response: personFileView,
  errors: ['operator_conflict'],
  changes: wholeConsole,
  stepUp: true,
})
export const removeOperator = defineOperation({
  id: 'removeOperator',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/operators/{userId}/remove',
  scope: 'operator:admin',
  idempotent: true,
  summary: "Withdraw an operator's access",
  description: 'Counts at once and ends their sessions. The last admin stays.',
  body: reasonInput,
  response: personFileView,
  errors: ['operator_conflict'],
  changes: wholeConsole,
  stepUp: true,
})
export const listOperatorInvitations = defineOperation({
  id: 'listOperatorInvitations',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/invitations',
  scope: 'operator:admin',
  summary: 'List invitations of operators',
  response: invitationView,
  list: { kind: 'invitation', newestFirst: true },
})
export const inviteOperator = defineOperation({
  id: 'inviteOperator',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/invitations',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Invite an operator by mail',
  description: 'The link is good for seven days. Inviting the same address again withdraws the earlier invitation.',
  body: inviteOperatorInput,
  response: invitationView,
  changes: wholeConsole,
  stepUp: true,
})
export const withdrawOperatorInvitation = defineOperation({
  id: 'withdrawOperatorInvitation',
  tag: 'Operator',
  method: 'DELETE',
  path: '/operator/invitations/{invitationId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Withdraw an invitation',
  response: invitationView,
  errors: ['operator_conflict'],
  changes: wholeConsole,
})
