import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { openReviews } from '#lib/reviews/open-reviews.ts'
import { defineQuery, enumOf, text } from '#lib/sql.ts'

const findDue = defineQuery(
  { orderId: text, environment: enumOf('Environment') },
  () => Prisma.sql`
    SELECT order_id AS "orderId", environment FROM reviews
    WHERE opened_at IS NULL AND due_at <= now() ORDER BY due_at LIMIT 500`,
)

/** Opens what only one side has written, when the seven days are over. Each order in its own transaction. */
export async function openDueReviews(): Promise<void> {
  await doForEach(await findDue(getDb()), ({ orderId, environment }) =>
    inTransaction(async (tx) => openReviews(tx, await lockOrder(tx, systemActor(environment), orderId))),
  )
}
