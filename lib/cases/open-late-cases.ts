import { systemActor } from '#lib/actor.ts'
import { noteLate } from '#lib/cases/note-late.ts'
import { lateDays } from '#lib/cases/targets.ts'
import { endOfDay } from '#lib/day-end.ts'
import { firstDay } from '#lib/day-end-sql.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueDateOf, dueOn } from '#lib/orders/due.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { defineQuery, text } from '#lib/sql.ts'

const day = 86_400_000

// Where the researcher's question waits for its answer, the day is moved once that comes: nothing is late until then.
const findLate = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT o.id FROM orders o
    WHERE o.environment = 'production' AND o.status = 'in_progress' AND o.question_by IS DISTINCT FROM 'researcher'
      AND ${dueOn} < ${firstDay} - ${lateDays}::int
      AND NOT EXISTS (SELECT 1 FROM case_causes c WHERE c.order_id = o.id AND c.origin = 'late' AND c.about = ${dueOn}::text)
    LIMIT 500`,
)

/**
 * Opens cases about orders that are late by some days, one for each day that was promised. In the sandbox nobody waits for
 * anything. Each order in its own transaction.
 */
export async function openLateCases(now = new Date()): Promise<void> {
  const actor = systemActor('production')
  const open = (id: string) =>
    inTransaction(async (tx) => {
      // It may have been delivered, or promised anew, since the list was read.
      const order = await lockOrder(tx, actor, id)
      const due = dueDateOf(order)
      if (order.status !== 'in_progress' || due === null || now.getTime() < endOfDay(due).getTime() + lateDays * day)
        return
      await noteLate(tx, actor, order, due)
    })
  const late = await findLate(getDb())
  await doForEach(late, ({ id }) => open(id))
}
