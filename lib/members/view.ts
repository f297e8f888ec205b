import type { Invitation, Membership, User } from '#lib/generated/prisma/client.ts'
import type { InvitationView, MemberView } from '#lib/members/schema.ts'

type MemberRow = Membership & { user: Pick<User, 'id' | 'name' | 'email'> }

export const toMemberView = ({ role, createdAt, user }: MemberRow, reader: { id: string }): MemberView => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role,
  joinedAt: createdAt.toISOString(),
  you: user.id === reader.id,
})

export const toInvitationView = ({ id, email, role, state, createdAt, expiresAt }: Invitation): InvitationView => ({
  id,
  email,
  role,
  state: state === 'pending' && expiresAt <= new Date() ? 'expired' : state,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
