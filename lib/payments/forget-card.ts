import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import type { RemovedCard } from '#lib/payments/remove-card.ts'
import { toCardsView } from '#lib/payments/saved-cards.ts'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'

/** Notes that a card was taken away at the provider; where the provider's own word came first, that is done. */
export async function forgetCard(
  tx: Tx,
  actor: CustomerActor,
  { cardId, label, left }: RemovedCard,
): Promise<SavedCardsView> {
  const { clientId, environment } = actor
  const { count } = await tx.notedCard.updateMany({
    where: { environment, cardId, removedAt: null },
    data: { removedAt: new Date() },
  })
  if (count > 0)
    await recordClientAction(tx, {
      clientId,
      actor,
      environment,
      type: 'billing.card_removed',
      payload: { card: label },
    })
  return toCardsView(tx, actor, left)
}
