import type { MemberRole } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import { mailDecision, type Words } from '#lib/operators/mail-decision.ts'

/** Decisions about a client go to those who run it; the others have nothing to do with them. */
const told: MemberRole[] = ['owner', 'developer']

export async function mailMembers(tx: Tx, clientId: string, occasion: string, words: Words): Promise<void> {
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId, role: { in: told } } } },
    select: { id: true, email: true, name: true },
  })
  await mailDecision(tx, members, occasion, { ...words, clientId })
}
