import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { changeClient, lockClient } from '#lib/operators/change-client.ts'
import { isOwnUndo } from '#lib/operators/is-own-undo.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'

/** Puts a request for production back into the queue: the undoing of a decision that nobody has been told of yet. */
export async function reopenProduction(tx: Tx, actor: OperatorActor, clientId: string): Promise<ClientView> {
  if ((await lockClient(tx, clientId)) === 0) throw notFound()
  if (!(await isOwnUndo(tx, actor, clientId, 'requested')))
    throw new ApiError(
      'operator_conflict',
      `A decision can be undone by whoever made it, within ${undoSeconds} seconds. Decide anew instead.`,
    )
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
