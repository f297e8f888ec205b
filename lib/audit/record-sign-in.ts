import type { SignInWay } from '#lib/audit/attempt.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

const insertSignIn = defineCommand(
  (id: string, userId: string, action: string, network: string | null, agent: string | null) => Prisma.sql`
    INSERT INTO operator_actions (id, operator_id, role, action, target_type, target_id, network, agent)
    SELECT ${id}::text, u.id, u.operator_role::text, ${action}::text, 'user', u.id, ${network}::text, ${agent}::text
    FROM users u WHERE u.id = ${userId}`,
)

/** Writes down that somebody came in, in the transaction that begins their session. */
export const recordSignIn = (
  tx: Tx,
  userId: string,
  way: SignInWay,
  { network, agent }: { network: string | null; agent: string | null },
) => insertSignIn(tx, newId('operatorAction'), userId, `sign_in.${way}`, network, agent)
