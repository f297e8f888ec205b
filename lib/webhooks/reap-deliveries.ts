import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const batch = 1_000

const reapBatch = defineCommand(
  () => Prisma.sql`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE created_at < now() - interval '90 days' ORDER BY created_at LIMIT ${batch}::int)`,
)

/** Deletes delivery records, with their attempts, 90 days after the event. Returns how many; small batches hold no lock for long. */
export async function reapDeliveries(): Promise<number> {
  let reaped = 0
  for (;;) {
    const gone = await reapBatch(getDb())
    reaped += gone
    if (gone < batch) return reaped
  }
}
