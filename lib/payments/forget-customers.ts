import { getDb } from '#lib/db.ts'
import { log } from '#lib/log.ts'
import { getProvider, isConfigured, isUnknown } from '#lib/payments/provider.ts'

/** Has the provider forget a person, with the cards that they saved; what was charged stays. Never inside a transaction. */
export async function forgetCustomers(userId: string): Promise<void> {
  const customers = await getDb().providerCustomer.findMany({ where: { userId } })
  for (const { environment, clientId, customerId } of customers) {
    if (isConfigured(environment)) await forget(() => getProvider(environment).stripe.customers.del(customerId))
    // Nobody is left who could be asked.
    else log.warn('a customer stays at a payment provider that is not set up any more', { environment, customerId })
    await getDb().payment.updateMany({ where: { customerId }, data: { customerId: null } })
    await getDb().providerCustomer.delete({
      where: { environment_clientId_userId: { environment, clientId, userId } },
    })
  }
}

async function forget(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    // Gone already, by a run that was killed. Any other refusal is looked into: the job fails, and goes on from here.
    if (!isUnknown(error)) throw error
  }
}
