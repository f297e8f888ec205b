import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

/** Removes the jobs of a kind that were given up, for another has just done all that they were to do. */
export const forgetGivenUp = defineCommand(
  (kind: string) => Prisma.sql`
    DELETE FROM graphile_worker._private_jobs
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ${kind})
      AND attempts > 1 AND attempts >= max_attempts AND locked_at IS NULL`,
)
