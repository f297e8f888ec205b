import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

const lockAdmins = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT id FROM users WHERE operator_role = 'admin' AND disabled_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
)

/**
 * Throws 409 where without this person nobody would be left who can let others in. All admins are locked, always in the same
 * order and before the person: of two who remove each other at once, the second waits here and then finds only itself.
 */
export async function requireOtherAdmin(tx: Tx, userId: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.some(({ id }) => id !== userId)) return
  throw new ApiError('operator_conflict', 'This is the last admin. Make somebody else an admin first.')
}

/** Throws 409 where somebody would shut themselves out by mistake. */
export function requireSomebodyElse(actor: OperatorActor, userId: string, what: string): void {
  if (actor.id === userId) throw new ApiError('operator_conflict', `You can't ${what} yourself. Ask another admin.`)
}
