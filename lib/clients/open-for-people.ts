import type { OperatorActor, SystemActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { productionOf } from '#lib/clients/state.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type Client } from '#lib/generated/prisma/client.ts'

/** A personal account that was made while the standing decision didn't hold, and that nobody has looked at yet. */
export const waitingAccount = {
  kind: 'personal',
  byHand: false,
  productionState: 'requested',
  // Who has asked for keys too has answered questions, and waits for another decision.
  productionAnswers: { equals: Prisma.AnyNull },
} as const satisfies Prisma.ClientWhereInput

/** What was found and what was left, and whether that was done now. */
export type Opened = { before: Client; after: Client; changed: boolean }

/** Lets a client's people order in production; null where there is no such client. Done twice, it happens once. */
export async function openForPeople(
  tx: Tx,
  clientId: string,
  actor: OperatorActor | SystemActor,
): Promise<Opened | null> {
  await lockClient(tx, clientId)
  const before = await tx.client.findUnique({ where: { id: clientId } })
  if (!before) return null
  if (productionOf(before) !== 'locked') return { before, after: before, changed: false }
  const asksForKeys = before.productionState === 'requested' && before.productionAnswers !== null
  const answered = { productionState: 'not_requested', productionReason: null, productionRequestedAt: null } as const
  const data = { byHand: true, ...(asksForKeys ? {} : answered) }
  const after = await tx.client.update({ where: { id: clientId }, data })
  await recordClientAction(tx, { clientId, actor, type: 'client.opened' })
  return { before, after, changed: true }
}
