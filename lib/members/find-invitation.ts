import { getDb, type Tx } from '#lib/db.ts'
import type { Client, Invitation, User } from '#lib/generated/prisma/client.ts'
import { isStoodFor } from '#lib/members/permissions.ts'
import type { OpenInvitationView } from '#lib/members/schema.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'

export type OpenInvitation = Invitation & { client: Client }

/** The invitation behind a link; throws 400 where it is void by now. */
export async function findOpenInvitation(tx: Tx, token: string): Promise<OpenInvitation> {
  const { invitationId } = readLink('invite', token)
  const row = await tx.invitation.findUnique({ where: { id: invitationId }, include: { client: true } })
  if (!row || row.state !== 'pending' || row.expiresAt <= new Date() || !(await isStoodFor(tx, row))) throw brokenLink()
  return row
}

const findAccount = (tx: Tx, email: string): Promise<User | null> => tx.user.findUnique({ where: { email } })

/** What whoever holds the link is shown of it. */
export async function lookAtInvitation(token: string): Promise<OpenInvitationView> {
  const { client, role, email } = await findOpenInvitation(getDb(), token)
  return { client: client.name, role, email, known: (await findAccount(getDb(), email)) !== null }
}
