import type { MemberRole } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import { mailDecision, type Words } from '#lib/operators/mail-decision.ts'

/** Decisions about a client go to those who run it; the others have nothing to do with them. */
const notifiedRoles: MemberRole[] = ['owner', 'developer']

export const findNotified = (tx: Tx, clientId: string) =>
  tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId, role: { in: notifiedRoles } } } },
    select: { id: true, email: true, name: true },
  })

export async function mailMembers(tx: Tx, clientId: string, occasion: string, words: Words): Promise<void> {
  await mailDecision(tx, await findNotified(tx, clientId), occasion, { ...words, clientId })
}
