import { getDb } from '#lib/db.ts'
import { isOpen } from '#lib/people/invitation-row.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'

/** What an invitation says to whoever holds its link: only its own mail has it. */
export async function readInvitation(token: string): Promise<{ email: string; role: OperatorRole; known: boolean }> {
  const { invitationId } = readLink('operator', token)
  const row = await getDb().operatorInvitation.findUnique({ where: { id: invitationId } })
  if (!row || !(await isOpen(getDb(), row))) throw brokenLink()
  const known = await getDb().user.findUnique({ where: { email: row.email }, select: { id: true } })
  return { email: row.email, role: row.role, known: known !== null }
}
