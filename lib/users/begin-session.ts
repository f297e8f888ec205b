import { recordClientAction } from '#lib/clients/audit.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'

// The lock and the version keep out whoever gave the right password a moment before it was changed: either this comes
// first and is ended with all others, or it finds another version.
const insertSession = defineCommand(
  (id: string, userId: string, sessionVersion: number, network: string | null, agent: string | null) => Prisma.sql`
    INSERT INTO user_sessions (id, user_id, network, agent)
    SELECT ${id}, u.id, ${network}::text, ${agent}::text FROM users u
    WHERE u.id = ${userId} AND u.session_version = ${sessionVersion}::int AND u.disabled_at IS NULL FOR SHARE`,
)

/** Every client that somebody belongs to is told, for that is what they can reach now. */
async function tellClients(tx: Tx, userId: string, { network, agent }: SessionOrigin): Promise<void> {
  const memberships = await tx.membership.findMany({ where: { userId }, select: { clientId: true } })
  for (const { clientId } of memberships)
    await recordClientAction(tx, {
      clientId,
      actor: { type: 'customer', id: userId, network },
      type: 'member.signed_in',
      payload: agent === null ? {} : { agent },
    })
}

/** Begins a session of somebody who has just given their password; returns its id. */
export async function beginSession(
  user: { id: string; sessionVersion: number },
  origin: SessionOrigin,
): Promise<string> {
  const id = newId('session')
  await inTransaction(async (tx) => {
    if ((await insertSession(tx, id, user.id, user.sessionVersion, origin.network, origin.agent)) === 0)
      throw new ApiError('authentication_required', 'The password was changed a moment ago. Sign in with the new one.')
    await tellClients(tx, user.id, origin)
  })
  return id
}
