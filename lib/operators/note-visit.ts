import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

// The page asks anew while it is open; that writes a row every few minutes at most.
const writeVisit = defineCommand(
  (orderId: string, operatorId: string) => Prisma.sql`
    INSERT INTO order_visits AS v (order_id, operator_id, day) VALUES (${orderId}, ${operatorId}, current_date)
    ON CONFLICT (order_id, operator_id, day) DO UPDATE SET last_at = now() WHERE v.last_at < now() - interval '5 minutes'`,
)

/** Remembers that an operator opened the file of an order. */
export async function noteVisit(tx: Tx, operatorId: string, orderId: string): Promise<void> {
  await writeVisit(tx, orderId, operatorId)
}
