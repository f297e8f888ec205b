import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { deleteAccountJob, deletionKey } from '#lib/rights/jobs.ts'
import { defineQuery, text } from '#lib/sql.ts'

// A job that is there, even one given up, keeps its tries: planned anew every hour it would never be, and nobody would be told.
const findDue = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT d.id FROM account_deletions d
    WHERE d.state IN ('waiting', 'working') AND (d.state = 'working' OR d.due_at <= now())
      AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j WHERE j.key = ${deletionKey('')} || d.id)
    ORDER BY d.due_at LIMIT 500`,
)

/** As many as last for more than a day: then it counts as given up, which alerts and the Health page say. */
const maxAttempts = 14

/** Plans the deletions whose time has come, and anew those that were begun and whose job was lost. */
export async function planDeletions(): Promise<void> {
  for (const { id: deletionId } of await findDue(getDb()))
    await inTransaction((tx) =>
      enqueue(
        tx,
        deleteAccountJob,
        { deletionId },
        { queue: 'account_deletions', key: deletionKey(deletionId), maxAttempts },
      ),
    )
}
