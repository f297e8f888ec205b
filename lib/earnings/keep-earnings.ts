import { inTransaction, type Tx } from '#lib/db.ts'
import { earningsWhere, isCountedE, monthOfE } from '#lib/earnings/list-earnings.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand, defineQuery, enumOf, text } from '#lib/sql.ts'

const place = { orderId: text, researcherId: text, environment: enumOf('Environment') }
type Place = Record<keyof typeof place, string>

// Who holds an order or a payment isn't waited for, so that nobody waits in a circle; theirs come with the next hour.
const lockNext = defineQuery(
  place,
  (researcherId: string, environment: string, orderId: string) => Prisma.sql`
    SELECT t.order_id AS "orderId", t.researcher_id AS "researcherId", t.environment FROM order_terms t JOIN orders o ON o.id = t.order_id
    WHERE t.earned_state IS NULL AND (t.researcher_id, t.environment, t.order_id) > (${researcherId}, ${environment}::"Environment", ${orderId})
    ORDER BY t.researcher_id, t.environment, t.order_id LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED`,
)
const lockPayments = defineQuery(
  { id: text },
  (orderIds: readonly string[]) =>
    Prisma.sql`SELECT id FROM payments WHERE order_id = ANY (${orderIds}) FOR NO KEY UPDATE SKIP LOCKED`,
)
const keep = defineCommand(
  (orderIds: readonly string[], paymentIds: readonly string[]) => Prisma.sql`
    UPDATE order_terms t SET earned_state = coalesce(e.state, 'none'), earned_month = CASE WHEN e.counts THEN e.month END,
      earned_minor = e."netMinor", earned_sent_minor = e."sentMinor"
    FROM unnest(${orderIds}::text[]) i (id)
    LEFT JOIN (SELECT *, ${monthOfE} AS month, ${isCountedE} AS counts FROM ${earningsWhere(Prisma.sql`o.id = ANY (${orderIds})`)}) e ON e."orderId" = i.id
    WHERE t.order_id = i.id AND coalesce(e.id = t.offer_id, true)
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = i.id AND p.id <> ALL (${paymentIds}))`,
)

/**
 * Keeps what orders bring that nobody holds: the next so many of those that have changed, in the order of their researchers.
 * It follows from orders, their offers and their payments: who changes any of it holds the order or the payment. Each statement sees
 * what was committed before it, which is why what is held first is read afterwards.
 */
async function keepNext(tx: Tx, after: Place): Promise<Place | undefined> {
  const found = await lockNext(tx, after.researcherId, after.environment, after.orderId)
  const orderIds = found.map(({ orderId }) => orderId)
  if (orderIds.length === 0) return undefined
  const payments = await lockPayments(tx, orderIds)
  await keep(
    tx,
    orderIds,
    payments.map(({ id }) => id),
  )
  return found.at(-1)
}

/**
 * A researcher's sums are of all that they ever did: so what an order brings is made up once, and again after any change of it, which the
 * database's triggers notice. In between the sums make it up themselves; so when this runs is of no account to them.
 */
export async function keepEarnings(): Promise<void> {
  let at: Place | undefined = { orderId: '', researcherId: '', environment: 'development' }
  while (at) {
    const after: Place = at
    at = await inTransaction((tx) => keepNext(tx, after))
  }
}
