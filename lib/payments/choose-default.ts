import type Stripe from 'stripe'
import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { labelOf, requireOwnCard, toCardsView } from '#lib/payments/saved-cards.ts'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'

export const prepareDefault = (actor: CustomerActor, cardId: string) => requireOwnCard(actor, cardId)

export async function chooseDefault(
  tx: Tx,
  actor: CustomerActor,
  cardId: string,
  cards: Stripe.PaymentMethod[],
): Promise<SavedCardsView> {
  const { clientId, environment, id: userId } = actor
  // Chosen once more, it is as it was.
  const { count } = await tx.providerCustomer.updateMany({
    where: { environment, clientId, userId, OR: [{ defaultCardId: null }, { defaultCardId: { not: cardId } }] },
    data: { defaultCardId: cardId },
  })
  const payload = { card: labelOf(cards.find(({ id }) => id === cardId)) }
  if (count > 0) await recordClientAction(tx, { clientId, actor, environment, type: 'billing.card_preferred', payload })
  return toCardsView(tx, actor, cards)
}
