import { z } from 'zod'
import { memberRoles } from '#lib/clients/roles.ts'
import { instant, succeeded } from '#lib/text.ts'
import { calledName, emailAddress, newPassword } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

const role = z.enum(memberRoles, refusal('oneOf', { list: memberRoles.join(', ') }))

export const memberView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    joinedAt: instant,
    you: z.boolean().meta({ description: 'Whether it is you who asks' }),
  })
  .meta({ id: 'Member' })
export type MemberView = z.output<typeof memberView>

export const invitationView = z
  .object({
    id: z.string(),
    email: z.string(),
    role,
    state: z.enum(['pending', 'expired', 'accepted', 'withdrawn']),
    createdAt: instant,
    expiresAt: instant.meta({ description: 'When the link that was mailed last runs out' }),
  })
  .meta({ id: 'Invitation' })
export type InvitationView = z.output<typeof invitationView>

export const inviteInput = z
  .object({ email: emailAddress, role })
  .meta({ id: 'InviteMember', example: { email: 'jonas@example.com', role: 'orders' } })
export type InviteInput = z.output<typeof inviteInput>
export const changeRoleInput = z.object({ role }).meta({ id: 'ChangeRole', example: { role: 'billing' } })
export const transferInput = z
  .object({ role: role.exclude(['owner']).default('orders').meta({ description: 'What you are afterwards' }) })
  .meta({ id: 'TransferOwnership', example: { role: 'orders' } })
export const leftView = succeeded

const token = z.string().min(1).max(2000)
export const acceptInput = z
  .object({ token: token.meta({ description: 'From the link in the mail' }) })
  .meta({ id: 'AcceptInvitation', example: { token: 'the-token-of-the-link' } })
export const joinedView = z.object({ clientId: z.string(), client: z.string(), role }).meta({ id: 'JoinedClient' })
export type JoinedView = z.output<typeof joinedView>

// Before anyone is signed in: what the holder of a link may see and send.
export const openInvitationInput = z.object({ token })
export const openInvitationView = z.object({
  client: z.string(),
  role,
  email: z.string(),
  /** Whether the address has an account: whoever holds the link reads its mail. */
  known: z.boolean(),
})
export type OpenInvitationView = z.output<typeof openInvitationView>
export const joinInput = z.object({ token, name: calledName, password: newPassword })
export type JoinInput = z.output<typeof joinInput>
