import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { madeWords } from '#lib/orders/text-query.ts'
import { defineCommand } from '#lib/sql.ts'

// Whoever holds an order isn't waited for; it comes with the next hour.
const fill = defineCommand(
  () => Prisma.sql`
    UPDATE orders o SET words = ${madeWords}
    FROM (SELECT id FROM orders WHERE words IS NULL ORDER BY id LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED) rest WHERE o.id = rest.id`,
)

const slices = 100

/** Keeps the words of orders of before 28 November 2026 with them, a hundred thousand an hour. */
export async function fillWords(): Promise<void> {
  for (let slice = 0; slice < slices && (await fill(getDb())) > 0; slice += 1);
}
