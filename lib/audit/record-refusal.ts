import { createHash } from 'node:crypto'
import { nobody, unknownTarget, type RefusalKind } from '#lib/audit/attempt.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { causeOf, log } from '#lib/log.ts'
import { defineCommand } from '#lib/sql.ts'

// Whoever tries again and again is written down once a minute for each place. What anybody can try without an account has
// forty lines a minute in all, so that no flood of attempts can fill the log; operators' own accounts aren't among those.
const insertRefusal = defineCommand(
  (
    id: string,
    by: string,
    action: string,
    targetType: string,
    targetId: string,
    network: string | null,
    agent: string | null,
    place: string,
    slot: string,
  ) => Prisma.sql`
    INSERT INTO operator_actions (id, operator_id, role, action, target_type, target_id, network, agent, once)
    SELECT ${id}::text, ${by}::text, doer.operator_role::text, ${action}::text, ${targetType}::text, ${targetId}::text,
      ${network}::text, ${agent}::text,
      floor(extract(epoch FROM now()) / 60) || ':' || CASE WHEN doer.operator OR theirs.operator THEN ${place}::text ELSE ${slot}::text END
    FROM (SELECT 1) one LEFT JOIN users doer ON doer.id = ${by} LEFT JOIN users theirs ON theirs.id = ${targetId}
    ON CONFLICT (once) DO NOTHING`,
)

export type RefusedAttempt = {
  network: string | null
  agent: string | null
  /** Who it was, where a session or a key says so. */
  by?: string | undefined
  /** Whose account was tried, or what was asked for. */
  target?: { type: 'user' | 'client' | 'operation'; id: string } | undefined
}

/** Writes down an attempt that was refused. Refused it is in any case: what can't be written is logged. */
export async function recordRefusal(kind: RefusalKind, { by = nobody, target, network, agent }: RefusedAttempt) {
  const { type, id } = target ?? { type: unknownTarget, id: unknownTarget }
  const place = createHash('sha256')
    .update(JSON.stringify([kind, by, id, network]))
    .digest()
  const slot = `${target ? 'known' : 'unknown'}:${place.readUInt16BE() % 20}`
  try {
    const args = [by, `refusal.${kind}`, type, id, network, agent, place.toString('base64url'), slot] as const
    await insertRefusal(getDb(), newId('operatorAction'), ...args)
  } catch (error) {
    log.error('a refused attempt is not in the audit log', { kind, cause: causeOf(error) })
  }
}
