import { getDb } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { forgetCustomer } from '#lib/payments/forget-customer.ts'
import { isConfigured } from '#lib/payments/provider.ts'
import { openStatuses } from '#lib/payments/state.ts'
import { defineCommand, defineQuery, enumOf, text } from '#lib/sql.ts'

/** Of a customer or a card `c`: the person belongs to the client no more, and reaches nothing that they saved there. */
const hasLeft = Prisma.sql`NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = c.user_id AND m.client_id = c.client_id)`

const isOpenP = Prisma.raw(`p.status IN (${openStatuses.map((status) => `'${status}'`).join(', ')})`)

// Not while a payment is under way that others of the client may go on with: it names the customer.
const findLeft = defineQuery(
  { environment: enumOf('Environment'), clientId: text, userId: text, customerId: text },
  () => Prisma.sql`
    SELECT environment, client_id AS "clientId", user_id AS "userId", customer_id AS "customerId" FROM provider_customers c
    WHERE ${hasLeft} AND NOT EXISTS (
      SELECT FROM payments p WHERE p.environment = c.environment AND ${isOpenP} AND p.customer_id = c.customer_id)
    LIMIT 500`,
)
const forgetLeftCards = defineCommand(
  () => Prisma.sql`
    DELETE FROM noted_cards c WHERE ${hasLeft} AND NOT EXISTS (
      SELECT FROM provider_customers p
      WHERE p.environment = c.environment AND p.client_id = c.client_id AND p.user_id = c.user_id)`,
)

/** Has the provider forget the cards of people who have left the client that they saved them with, however they left. */
export async function forgetLeavers(): Promise<void> {
  const left = await findLeft(getDb())
  await doForEach(
    left.filter(({ environment }) => isConfigured(environment)),
    forgetCustomer,
  )
  await forgetLeftCards(getDb())
}
