import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { toCardsView, type RemovedCard } from '#lib/payments/saved-cards.ts'
import type { SavedCardsView } from '#lib/payments/schema.ts'

/** Notes that a card was taken away at the provider. */
export async function forgetCard(tx: Tx, actor: CustomerActor, { label, left }: RemovedCard): Promise<SavedCardsView> {
  const { clientId, environment } = actor
  await recordClientAction(tx, { clientId, actor, environment, type: 'billing.card_removed', payload: { card: label } })
  return toCardsView(tx, actor, left)
}
