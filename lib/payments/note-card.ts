import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { isWanted, labelOf, letGo } from '#lib/payments/saved-cards.ts'

/**
 * Has the client's audit log tell of a card that the provider has begun to keep, or keeps no longer: once, however often
 * and in whatever order that is heard. What counts is what the provider says of the card now. One that nobody wanted kept is let go.
 */
export async function noteCard(environment: Environment, cardId: string): Promise<void> {
  const card = await findCard(environment, cardId)
  if (!card?.card) return
  const customerId = typeof card.customer === 'string' ? card.customer : card.customer?.id
  if (customerId !== undefined && !isWanted(card)) {
    if (await findOwner(getDb(), environment, customerId)) await letGo(environment, cardId)
    return
  }
  await inTransaction((tx) =>
    customerId === undefined ? tellRemoved(tx, environment, cardId) : tellSaved(tx, environment, card, customerId),
  )
}

const findOwner = async (tx: Tx, environment: Environment, customerId: string) => {
  const customer = await tx.providerCustomer.findUnique({ where: { customerId } })
  return customer?.environment === environment ? customer : undefined
}

async function findCard(environment: Environment, cardId: string): Promise<Stripe.PaymentMethod | undefined> {
  try {
    return await getProvider(environment).stripe.paymentMethods.retrieve(cardId)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

async function tellSaved(
  tx: Tx,
  environment: Environment,
  card: Stripe.PaymentMethod,
  customerId: string,
): Promise<void> {
  const customer = await findOwner(tx, environment, customerId)
  if (!customer) return
  const { clientId, userId } = customer
  const label = labelOf(card)
  const data = { environment, cardId: card.id, clientId, userId, label }
  if ((await tx.notedCard.createMany({ data, skipDuplicates: true })).count === 0) return
  // Saved while paying, by the one whose customer it is; where from, the provider alone knows.
  const actor = { type: 'customer', id: userId } as const
  await recordClientAction(tx, { clientId, actor, environment, type: 'billing.card_saved', payload: { card: label } })
}

async function tellRemoved(tx: Tx, environment: Environment, cardId: string): Promise<void> {
  const [row] = await tx.notedCard.updateManyAndReturn({
    where: { environment, cardId, removedAt: null },
    data: { removedAt: new Date() },
  })
  if (!row) return
  const { clientId, userId, label, removingAt } = row
  // Its owner asked for it here, and we were cut off before it was written down; or it was done at the provider.
  const actor = removingAt ? ({ type: 'customer', id: userId } as const) : systemActor(environment)
  await recordClientAction(tx, { clientId, actor, environment, type: 'billing.card_removed', payload: { card: label } })
}
