import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import { type Attempt, whoOf } from '#lib/users/sign-in-limits.ts'

// Four mistakes are everybody's; from the fifth on each doubles the wait, from five seconds to a quarter of an hour. A day
// without any begins anew.
const delay = defineCommand(
  (who: string) => Prisma.sql`
    INSERT INTO sign_in_delays AS d (who, failures, until) VALUES (${who}, 1, now())
    ON CONFLICT (who) DO UPDATE SET (failures, until) = (
      SELECT n, now() + CASE WHEN n < 5 THEN interval '0' ELSE least(900, 5 * 2 ^ least(n - 5, 10)) * interval '1 second' END
      FROM (SELECT CASE WHEN d.until < now() - interval '1 day' THEN 1 ELSE d.failures + 1 END AS n) counted)`,
)

/** Notes that a password didn't fit: the next one from this network against this account waits longer. */
export const noteFailure = (attempt: Attempt) => delay(getDb(), whoOf(attempt))
