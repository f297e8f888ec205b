import type { Tx } from '#lib/db.ts'
import { mailDecision, type Words } from '#lib/operators/mail-decision.ts'

export async function mailMembers(tx: Tx, clientId: string, occasion: string, words: Words): Promise<void> {
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId } } },
    select: { id: true, email: true, name: true },
  })
  await mailDecision(tx, members, occasion, words)
}
