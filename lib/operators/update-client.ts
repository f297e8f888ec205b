import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ClientView, UpdateClientInput } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { placeWaitingOrder } from '#lib/first-orders/place-waiting-order.ts'
import { changeClient } from '#lib/operators/change-client.ts'
import { mailMembers } from '#lib/operators/mail-members.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'

/** Null sets a limit back to the deployment's own. A suspension and its end are mailed to the members. */
export async function updateClient(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  { reason, ...given }: UpdateClientInput,
): Promise<ClientView> {
  const data = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const { before, after } = await changeClient(tx, actor, clientId, { action: 'client.update', reason, data })
  if (before.status === after.status) return after
  const suspended = after.status === 'suspended'
  await recordClientAction(tx, {
    clientId,
    actor,
    type: suspended ? 'client.suspended' : 'client.resumed',
    payload: reason === undefined ? {} : { reason },
  })
  if (!suspended) await placeWaitingOrder(tx, clientId)
  if ((await takeBackMails(tx, `suspension:${clientId}`)) > 0) return after
  await mailMembers(tx, clientId, `suspension:${clientId}`, {
    subject: suspended ? `${after.name} has been suspended` : `${after.name} may order again`,
    sentence: suspended
      ? `${after.name} has been suspended: ${after.kind === 'personal' ? 'nothing can be ordered' : 'API keys and the portal answer with a refusal'} until an operator lifts it.`
      : `the suspension of ${after.name} has been lifted.`,
    reason,
  })
  return after
}
