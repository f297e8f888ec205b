import { defineOperation, schemasOf } from '#lib/operation.ts'

const { acceptInput, changeRoleInput, invitationView, inviteInput, joinedView, leftView, memberView, transferInput } =
  schemasOf(() => import('#lib/members/schema.ts'))

// Members belong to a client, not to an environment, and are looked after where nothing is locked.
const shared = { tag: 'Members', askedIn: 'development' } as const
const everywhere = ['/members', '/invitations', '/me', '/audit-log']

export const listMembers = defineOperation({
  ...shared,
  id: 'listMembers',
  method: 'GET',
  path: '/members',
  scope: 'member',
  summary: 'Who belongs to your client',
  response: memberView,
  list: { kind: 'user', newestFirst: false },
})
export const changeRole = defineOperation({
  ...shared,
  id: 'changeRole',
  method: 'PATCH',
  path: '/members/{memberId}',
  scope: 'members:manage',
  idempotent: true,
  onceDone: 'insufficient_scope',
  summary: "Change a member's role",
  description: 'Counts from their next request on; a live stream that the new role has no right to ends.',
  body: changeRoleInput,
  response: memberView,
  errors: ['last_owner'],
  changes: everywhere,
  stepUp: true,
})
export const removeMember = defineOperation({
  ...shared,
  id: 'removeMember',
  method: 'DELETE',
  path: '/members/{memberId}',
  scope: 'members:manage',
  idempotent: true,
  summary: 'Remove a member',
  description: 'Counts from their next request on. Keys that they made stay in use; revoke them where they should not.',
  response: memberView,
  errors: ['last_owner'],
  changes: everywhere,
  stepUp: true,
})
export const transferOwnership = defineOperation({
  ...shared,
  id: 'transferOwnership',
  method: 'POST',
  path: '/members/{memberId}/transfer-ownership',
  scope: 'members:manage',
  idempotent: true,
  onceDone: 'insufficient_scope',
  summary: 'Make somebody else an owner in your place',
  body: transferInput,
  response: memberView,
  changes: everywhere,
  stepUp: true,
})
export const leaveClient = defineOperation({
  ...shared,
  id: 'leaveClient',
  method: 'DELETE',
  path: '/membership',
  scope: 'member',
  idempotent: true,
  onceDone: 'api_key_invalid',
  summary: 'Leave your client',
  response: leftView,
  errors: ['last_owner'],
  changes: everywhere,
})
export const listInvitations = defineOperation({
  ...shared,
  id: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  scope: 'members:manage',
  summary: 'Invitations that wait for an answer',
  response: invitationView,
  list: { kind: 'invitation', newestFirst: true },
})
export const inviteMember = defineOperation({
  ...shared,
  id: 'inviteMember',
  method: 'POST',
  path: '/invitations',
  scope: 'members:manage',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Invite somebody by mail',
  description: 'Inviting an address again that has not answered yet replaces its role and sends a new link.',
  body: inviteInput,
  response: invitationView,
  changes: ['/invitations', '/audit-log'],
  stepUp: true,
})
export const resendInvitation = defineOperation({
  ...shared,
  id: 'resendInvitation',
  method: 'POST',
  path: '/invitations/{invitationId}/resend',
  scope: 'members:manage',
  idempotent: true,
  summary: 'Send an invitation again',
  response: invitationView,
  errors: ['invitation_closed'],
  changes: ['/invitations', '/audit-log'],
})
export const withdrawInvitation = defineOperation({
  ...shared,
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/invitations/{invitationId}',
  scope: 'members:manage',
  idempotent: true,
  summary: 'Withdraw an invitation',
  response: invitationView,
  errors: ['invitation_closed'],
  changes: ['/invitations', '/audit-log'],
})
export const acceptInvitation = defineOperation({
  ...shared,
  id: 'acceptInvitation',
  method: 'POST',
  path: '/me/invitations',
  scope: 'account',
  summary: 'Accept an invitation',
  description: 'By the link that was mailed to your address.',
  body: acceptInput,
  response: joinedView,
  changes: ['/me'],
})
