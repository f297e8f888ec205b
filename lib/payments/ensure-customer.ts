import type { CustomerActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { getProvider, isUnknown } from '#lib/payments/provider.ts'

export const customerKey = ({ environment, clientId, id: userId }: CustomerActor) => ({
  environment_clientId_userId: { environment, clientId, userId },
})

/**
 * A person's customer at the provider, made when it is first needed. It holds no address of theirs: mails about money are
 * ours to send. A program has none, for nobody consents to anything there. Never inside a transaction.
 */
export async function ensureCustomer(actor: CustomerActor): Promise<string | undefined> {
  if (actor.type !== 'customer') return undefined
  const { environment, clientId, id: userId } = actor
  const known = await getDb().providerCustomer.findUnique({ where: customerKey(actor) })
  if (known) return known.customerId
  // No key: under one that repeats, a fault of the provider's own or a customer deleted since would be the answer for a day.
  const { id: customerId } = await getProvider(environment).stripe.customers.create({
    metadata: { client_id: clientId, user_id: userId },
  })
  // Of two tabs at once the first row counts; what the other made stays there without a card.
  await getDb().providerCustomer.createMany({
    data: { environment, clientId, userId, customerId },
    skipDuplicates: true,
  })
  return (await getDb().providerCustomer.findUniqueOrThrow({ where: customerKey(actor) })).customerId
}

/** The provider doesn't know the customer that a request names. */
export const isUnknownCustomer = (error: unknown) => isUnknown(error) && error.param === 'customer'
