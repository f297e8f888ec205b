import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { notePayout } from '#lib/researchers/note-payout.ts'
import { noteCard } from '#lib/payments/note-card.ts'
import { lookAtAccount } from '#lib/server/worker/look-at-account.ts'
import { planSync } from '#lib/payments/plan-sync.ts'

/** Acts on a stored event of the provider by planning a look at the present state of what it is about, in the queue of its order. */
export async function handleProviderEvent(environment: Environment, providerEventId: string): Promise<void> {
  const event = await getDb().providerEvent.findUnique({
    where: { environment_id: { environment, id: providerEventId } },
  })
  if (!event) return
  if (event.objectId?.startsWith('pi_')) {
    const payment = await getDb().payment.findUnique({ where: { paymentIntentId: event.objectId } })
    // Unknown: made by a call whose answer was lost. The completer finds it by the key of its row.
    if (payment?.environment === environment) await planSync(payment, event.type.startsWith('charge.dispute.'))
  } else if (event.type === 'account.updated' && event.objectId !== null) {
    await lookAtAccount(environment, event.objectId)
  } else if (/^payment_method\.(attached|detached)$/.test(event.type) && event.objectId !== null) {
    await noteCard(environment, event.objectId)
  } else if (/^payout\.(failed|paid)$/.test(event.type) && event.objectId !== null && event.accountId !== null) {
    await notePayout(environment, event.accountId, event.objectId)
  }
  await getDb().providerEvent.update({
    where: { environment_id: { environment, id: providerEventId } },
    data: { processedAt: new Date() },
  })
}
