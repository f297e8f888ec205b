import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { changeClient } from '#lib/operators/change-client.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'

/** Puts a request for production back into the queue: the undoing of a decision, whose mail isn't sent if it still waits. */
export async function reopenProduction(tx: Tx, actor: OperatorActor, clientId: string): Promise<ClientView> {
  const { after } = await changeClient(tx, actor, clientId, {
    action: 'client.reopen_production',
    data: {
      productionState: 'requested',
      productionReason: null,
      productionDecidedAt: null,
      productionAskedBackAt: null,
    },
  })
  await recordClientAction(tx, { clientId, actor, type: 'production.reopened' })
  await takeBackMails(tx, `production:${clientId}`)
  return after
}
