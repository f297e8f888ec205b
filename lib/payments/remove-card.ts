import type Stripe from 'stripe'
import type { CustomerActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { askProvider, getProvider, isRefusal } from '#lib/payments/provider.ts'
import { labelOf, requireOwnCard } from '#lib/payments/saved-cards.ts'

export type RemovedCard = { cardId: string; label: string; left: Stripe.PaymentMethod[] }

/** Takes a card away at the provider; what is held or was charged on it stays as it is. */
export async function removeCard(actor: CustomerActor, cardId: string): Promise<RemovedCard> {
  const cards = await requireOwnCard(actor, cardId)
  const label = labelOf(cards.find(({ id }) => id === cardId))
  const { environment, clientId, id: userId } = actor
  // Before it is gone there: the provider tells of that at once, and not who wanted it.
  await getDb().notedCard.upsert({
    where: { environment_cardId: { environment, cardId } },
    create: { environment, cardId, clientId, userId, label, removingAt: new Date() },
    update: { removingAt: new Date() },
  })
  const { stripe } = getProvider(environment)
  await askProvider(async () => {
    try {
      await stripe.paymentMethods.detach(cardId)
    } catch (error) {
      // Gone since, by another tab.
      if (!isRefusal(error)) throw error
    }
  })
  return { cardId, label, left: cards.filter(({ id }) => id !== cardId) }
}
