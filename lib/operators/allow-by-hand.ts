import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { openAccount } from '#lib/first-orders/open-account.ts'
import { audit } from '#lib/operators/audit.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'

/**
 * Lets a client's people order in production; its keys wait for `enableProduction`. Repeating it changes and mails nothing,
 * and where it undoes a decision in time nobody hears of either.
 */
export async function allowByHand(tx: Tx, actor: OperatorActor, clientId: string): Promise<ClientView> {
  const quietly = (await takeBackMails(tx, `production:${clientId}`)) > 0
  const opened = await openAccount(tx, clientId, actor, { quietly })
  if (!opened) throw notFound()
  const [before, after] = [toClientView(opened.before), toClientView(opened.after)]
  await audit(tx, actor, { action: 'client.allow_by_hand', targetType: 'client', targetId: clientId, before, after })
  return after
}
