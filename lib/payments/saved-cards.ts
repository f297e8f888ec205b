import type Stripe from 'stripe'
import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { ProviderCustomer } from '#lib/generated/prisma/client.ts'
import { customerKey } from '#lib/payments/ensure-customer.ts'
import { askProvider, getProvider, isRefusal } from '#lib/payments/provider.ts'
import type { SavedCardsView } from '#lib/payments/schema.ts'

export type RemovedCard = { cardId: string; label: string; left: Stripe.PaymentMethod[] }

const findCustomer = (tx: Tx, actor: CustomerActor) =>
  actor.type === 'customer' ? tx.providerCustomer.findUnique({ where: customerKey(actor) }) : null

/** What the provider keeps of a person's cards, newest first. Outside any transaction. */
export async function findCards(actor: CustomerActor): Promise<Stripe.PaymentMethod[]> {
  const customer = await findCustomer(getDb(), actor)
  if (!customer) return []
  const { stripe } = getProvider(actor.environment)
  const { data } = await askProvider(() =>
    stripe.customers.listPaymentMethods(customer.customerId, { type: 'card', limit: 100 }),
  )
  return data
}

/** The cards as their owner sees them. */
export async function toCardsView(
  tx: Tx,
  actor: CustomerActor,
  cards: Stripe.PaymentMethod[],
): Promise<SavedCardsView> {
  const preferred = findDefault(await findCustomer(tx, actor), cards)
  return {
    cards: cards.flatMap(({ id, card }) =>
      card
        ? [
            {
              id,
              brand: card.brand,
              last4: card.last4,
              expiryMonth: card.exp_month,
              expiryYear: card.exp_year,
              isDefault: id === preferred,
            },
          ]
        : [],
    ),
  }
}

const findDefault = (customer: ProviderCustomer | null, cards: Stripe.PaymentMethod[]) =>
  cards.find(({ id }) => id === customer?.defaultCardId)?.id ?? cards[0]?.id

/** 404 where the card is not among the actor's own: another person's is nobody's here. */
async function requireOwn(actor: CustomerActor, cardId: string): Promise<Stripe.PaymentMethod[]> {
  const cards = await findCards(actor)
  if (!cards.some(({ id }) => id === cardId)) throw notFound()
  return cards
}

export const prepareDefault = (actor: CustomerActor, cardId: string) => requireOwn(actor, cardId)

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

/** What a card is called where people are told of it. */
export const labelOf = (card: Stripe.PaymentMethod | undefined) =>
  card?.card ? `${card.card.brand} …${card.card.last4}` : 'that is not there any more'

/** Takes a card away at the provider; what is held or was charged on it stays as it is. */
export async function removeCard(actor: CustomerActor, cardId: string): Promise<RemovedCard> {
  const cards = await requireOwn(actor, cardId)
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
