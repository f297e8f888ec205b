import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

/** Rows of before their lists, a few at a time: where they belong is their payment's. */
const defineFilling = (table: string, members: string) => {
  const filled = Prisma.raw(table)
  return defineCommand(
    () => Prisma.sql`
      UPDATE ${filled} t SET ${Prisma.raw(members)} FROM payments p
      WHERE p.id = t.payment_id AND t.id IN (SELECT id FROM ${filled} WHERE environment IS NULL ORDER BY id LIMIT 5000)`,
  )
}
const belonging = 'environment = p.environment, currency = p.currency'
const fillings = [
  defineFilling('refunds', belonging),
  defineFilling('share_movements', belonging),
  defineFilling('disputes', 'environment = p.environment'),
]

/** Fills in what refunds, movements and disputes of before 25 November 2026 lack; hourly, until there is none. */
export async function fillRows(): Promise<void> {
  for (const fill of fillings) while ((await fill(getDb())) > 0);
}
