import type { OperatorActor, SystemActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { defineLock } from '#lib/sql.ts'

const lockClient = defineLock('clients')

/** A personal account that was made while the standing decision didn't hold, and that nobody has looked at yet. */
export const waitingAccount = {
  kind: 'personal',
  byHand: false,
  productionState: 'requested',
  // Who has asked for keys too has answered questions, and waits for another decision.
  productionAnswers: { equals: Prisma.AnyNull },
} as const satisfies Prisma.ClientWhereInput

/** Lets a client's people order in production, and mails them that they can. Done twice, it happens once. */
export async function openForPeople(tx: Tx, clientId: string, actor: OperatorActor | SystemActor): Promise<void> {
  await lockClient(tx, clientId)
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  const { byHand, productionState, productionAnswers } = client
  if (byHand && productionState !== 'disabled') return
  const asksForKeys = productionState === 'requested' && productionAnswers !== null
  await tx.client.update({
    where: { id: clientId },
    data: {
      byHand: true,
      ...(asksForKeys ? {} : { productionState: 'not_requested', productionReason: null, productionRequestedAt: null }),
    },
  })
  await recordClientAction(tx, { clientId, actor, type: 'client.opened' })
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId, role: { in: ['owner', 'orders'] } } } },
    select: { id: true, email: true, name: true },
  })
  for (const member of members) await postMail(tx, { to: member, letter: opened() })
}

const opened = (): Letter => ({
  subject: 'Your Callslip account is open',
  body: ['You can place orders now. Researchers see an order once we have read it through.'],
  link: { label: 'Place an order', url: portalUrl('/orders/new') },
})
