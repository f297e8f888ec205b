import { getDb } from '#lib/db.ts'
import { forgetCustomer } from '#lib/payments/forget-customer.ts'

/** Has the provider forget a person, and whoever saved a card with the clients that go. Never inside a transaction. */
export async function forgetCustomers(userId: string, clientIds: string[]): Promise<void> {
  const where = { OR: [{ userId }, { clientId: { in: clientIds } }] }
  for (const customer of await getDb().providerCustomer.findMany({ where })) await forgetCustomer(customer)
  // Of customers that were gone already, and what the provider told in between.
  await getDb().notedCard.deleteMany({ where })
}
