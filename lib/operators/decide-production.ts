import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { changeClient } from '#lib/operators/change-client.ts'
import { mailMembers } from '#lib/operators/mail-members.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'

const decisions = {
  enabled: {
    action: 'client.enable_production',
    sentence: 'has been enabled for production. Create a production key in the portal to begin.',
  },
  refused: {
    action: 'client.refuse_production',
    sentence: 'has not been enabled for production. You can ask again at any time.',
  },
  disabled: {
    action: 'client.disable_production',
    sentence: 'has been disabled for production. Development goes on as before.',
  },
} as const

type ProductionDecision = keyof typeof decisions

/** One decision about production, with a mail to every member; repeating it says nothing twice. */
export async function decideProduction(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  state: ProductionDecision,
  reason?: string,
): Promise<ClientView> {
  const { action, sentence } = decisions[state]
  const { before, after } = await changeClient(tx, actor, clientId, {
    action,
    reason,
    data: { productionState: state, productionReason: reason ?? null, productionDecidedAt: new Date() },
  })
  if (before.productionState === state && before.productionReason === reason) return after
  const payload = reason === undefined ? {} : { reason }
  await recordClientAction(tx, { clientId, actor, type: `production.${state}`, payload })
  // A decision changed within the time for undoing replaces the mail of the first.
  const undone = await takeBackMails(tx, `production:${clientId}`)
  if (undone > 0 && before.productionState === 'disabled' && state === 'enabled') return after
  await mailMembers(tx, clientId, `production:${clientId}`, {
    subject: `Production access: ${state}`,
    sentence: `${after.name} ${sentence}`,
    reason,
  })
  return after
}
