import type { OperatorActor, SystemActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { rolesWith } from '#lib/clients/roles.ts'
import { productionOf } from '#lib/clients/state.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type Client } from '#lib/generated/prisma/client.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'

/** A personal account that was made while the standing decision didn't hold, and that nobody has looked at yet. */
export const waitingAccount = {
  kind: 'personal',
  byHand: false,
  productionState: 'requested',
  // Who has asked for keys too has answered questions, and waits for another decision.
  productionAnswers: { equals: Prisma.AnyNull },
} as const satisfies Prisma.ClientWhereInput

/** What was found and what was left; null where there is no such client. */
type Opened = { before: Client; after: Client } | null

/**
 * Lets a client's people order in production, and mails them that they can. Done twice, it happens once.
 * @param quietly where it takes back what they haven't heard of yet
 */
export async function openForPeople(
  tx: Tx,
  clientId: string,
  actor: OperatorActor | SystemActor,
  { quietly = false } = {},
): Promise<Opened> {
  await lockClient(tx, clientId)
  const before = await tx.client.findUnique({ where: { id: clientId } })
  if (!before) return null
  if (productionOf(before) !== 'locked') return { before, after: before }
  const asksForKeys = before.productionState === 'requested' && before.productionAnswers !== null
  const answered = { productionState: 'not_requested', productionReason: null, productionRequestedAt: null } as const
  const data = { byHand: true, ...(asksForKeys ? {} : answered) }
  const after = await tx.client.update({ where: { id: clientId }, data })
  await recordClientAction(tx, { clientId, actor, type: 'client.opened' })
  if (!quietly) await mailBuyers(tx, clientId)
  return { before, after }
}

async function mailBuyers(tx: Tx, clientId: string): Promise<void> {
  const role = { in: rolesWith('orders:write', 'production') }
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId, role } } },
    select: { email: true, name: true },
  })
  for (const member of members) await postMail(tx, { to: member, letter: opened(clientId) })
}

const opened = (clientId: string): Letter => ({
  subject: 'Your Callslip account is open',
  body: ['You can place orders now. Researchers see an order once we have read it through.'],
  link: { label: 'Place an order', url: clientUrl('/orders/new', clientId, 'production') },
})
