import { getDb } from '#lib/db.ts'
import type { ProviderCustomer } from '#lib/generated/prisma/client.ts'
import { log } from '#lib/log.ts'
import { getProvider, isConfigured, isUnknown } from '#lib/payments/provider.ts'

type Customer = Pick<ProviderCustomer, 'environment' | 'clientId' | 'userId' | 'customerId'>

/** Has the provider forget one customer, with the cards that were saved; what was charged stays. Never inside a transaction. */
export async function forgetCustomer({ environment, clientId, userId, customerId }: Customer): Promise<void> {
  // Before they are gone there: of what the provider tells then, nothing is to be written in a log that has been emptied.
  await getDb().notedCard.deleteMany({ where: { environment, clientId, userId } })
  if (isConfigured(environment)) await forget(() => getProvider(environment).stripe.customers.del(customerId))
  // Nobody is left who could be asked.
  else log.warn('a customer stays at a payment provider that is not set up any more', { environment, customerId })
  await getDb().payment.updateMany({ where: { customerId }, data: { customerId: null } })
  await getDb().providerCustomer.deleteMany({ where: { customerId } })
}

async function forget(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    // Gone already, by a run that was killed. Any other refusal is looked into: the job fails, and goes on from here.
    if (!isUnknown(error)) throw error
  }
}
