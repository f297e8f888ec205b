import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { notePayout } from '#lib/researchers/note-payout.ts'
import { noteCard } from '#lib/payments/note-card.ts'
import { lookAtAccount } from '#lib/server/worker/look-at-account.ts'
import { planSync } from '#lib/payments/plan-sync.ts'

const ofCards = ['payment_method.attached', 'payment_method.detached']
// From its beginning, days before it arrives.
const ofPayouts = ['payout.created', 'payout.updated', 'payout.paid', 'payout.failed', 'payout.canceled']

/** What the two endpoints at the provider are to be sent, in the words of its dashboard: of our own account, and of those connected to it. */
export const heard = {
  own: ['payment_intent.*', 'charge.*', 'refund.*', ...ofCards],
  connected: ['account.updated', ...ofPayouts],
}

/** Acts on a stored event of the provider by planning a look at the present state of what it is about, in the queue of its order. */
export async function handleProviderEvent(environment: Environment, providerEventId: string): Promise<void> {
  const event = await getDb().providerEvent.findUnique({
    where: { environment_id: { environment, id: providerEventId } },
  })
  if (!event) return
  if (event.objectId?.startsWith('pi_')) {
    const payment = await getDb().payment.findUnique({ where: { paymentIntentId: event.objectId } })
    // Unknown: made by a call whose answer was lost. The completer finds it by the key of its row.
    if (payment?.environment === environment)
      await inTransaction((tx) => planSync(tx, payment, event.type.startsWith('charge.dispute.')))
  } else if (event.type === 'account.updated' && event.objectId !== null) {
    await lookAtAccount(environment, event.objectId)
  } else if (ofCards.includes(event.type) && event.objectId !== null) {
    await noteCard(environment, event.objectId)
  } else if (ofPayouts.includes(event.type) && event.objectId !== null && event.accountId !== null) {
    await notePayout(environment, event.accountId, event.objectId)
  }
  await getDb().providerEvent.update({
    where: { environment_id: { environment, id: providerEventId } },
    data: { processedAt: new Date() },
  })
}
