import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ClientView, UpdateClientInput } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { openedWords } from '#lib/first-orders/open-account.ts'
import { placeWaitingOrder } from '#lib/first-orders/place-waiting-order.ts'
import { changeClient } from '#lib/operators/change-client.ts'
import { mailMembers } from '#lib/operators/mail-members.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
  const orderId = suspended ? undefined : await placeWaitingOrder(tx, clientId)
  if ((await takeBackMails(tx, `suspension:${clientId}`)) > 0 && orderId === undefined) return after
  const words = orderId === undefined ? wordsFor(after) : openedWords(clientId, orderId)
  await mailMembers(tx, clientId, `suspension:${clientId}`, { ...words, reason })
  return after
}

const wordsFor = ({ status, name, kind }: ClientView) =>
  status === 'suspended'
    ? {
        subject: t('hasBeenSuspended', { name }),
        sentence: t('hasBeenSuspendedUntilAn', {
          name,
          effect: kind === 'personal' ? t('nothingCanBeOrdered') : t('apiKeysAndThePortal'),
        }),
      }
    : { subject: t('mayOrderAgain', { name }), sentence: t('theSuspensionOfHasBeen', { name }) }
