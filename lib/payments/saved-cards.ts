import type Stripe from 'stripe'
import type { CustomerActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { notFound } from '#lib/errors.ts'
import type { ProviderCustomer } from '#lib/generated/prisma/client.ts'
import { customerKey } from '#lib/payments/ensure-customer.ts'
import { askProvider, getProvider, isRefusal, isUnknown } from '#lib/payments/provider.ts'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'

const findCustomer = (tx: Tx, actor: CustomerActor) =>
  actor.type === 'customer' ? tx.providerCustomer.findUnique({ where: customerKey(actor) }) : null

/**
 * Its owner had ticked that it be kept. The tick can be taken away before another card pays, and a browser can't take back from the
 * intent what was ticked with the first: the provider keeps that other card too, until we hear of it (note-card.ts).
 */
export const isWanted = (card: Stripe.PaymentMethod) => card.allow_redisplay === 'always'

/** Takes a card from a customer of ours; what is held or was charged on it stays as it is. */
export async function letGo(environment: Environment, cardId: string): Promise<void> {
  try {
    await getProvider(environment).stripe.paymentMethods.detach(cardId)
  } catch (error) {
    // Gone since.
    if (!isRefusal(error)) throw error
  }
}

/** What the provider keeps of a person's cards because they wanted it, newest first. Outside any transaction. */
export async function findCards(actor: CustomerActor): Promise<Stripe.PaymentMethod[]> {
  const customer = await findCustomer(getDb(), actor)
  if (!customer) return []
  const { stripe } = getProvider(actor.environment)
  return askProvider(async () => {
    try {
      const ofCustomer = { type: 'card', limit: 100 } as const
      const { data } = await stripe.customers.listPaymentMethods(customer.customerId, ofCustomer)
      // Kept by a version before, or while one ran beside this: nobody tells us of them again.
      for (const { id } of data.filter((card) => !isWanted(card))) await letGo(actor.environment, id)
      return data.filter(isWanted)
    } catch (error) {
      // Deleted at the dashboard: with it went the cards. Whoever pays next gets a new one (complete-intent.ts).
      if (isUnknown(error)) return []
      throw error
    }
  })
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
export async function requireOwnCard(actor: CustomerActor, cardId: string): Promise<Stripe.PaymentMethod[]> {
  const cards = await findCards(actor)
  if (!cards.some(({ id }) => id === cardId)) throw notFound()
  return cards
}

/** What a card is called where people are told of it. */
export const labelOf = (card: Stripe.PaymentMethod | undefined) =>
  card?.card ? `${card.card.brand} …${card.card.last4}` : 'that is not there any more'
