import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { Environment, WorkItem } from '#lib/generated/prisma/client.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { findWaiting, type WaitingRow } from '#lib/queue/find-waiting.ts'
import { kinds, kindsIn, placeOf, type QueueKind } from '#lib/queue/kinds.ts'
import type { ItemInput } from '#lib/queue/schema.ts'
import { defineCommand } from '#lib/sql.ts'

const makeRow = defineCommand(
  (kind: QueueKind, targetId: string, environment: Environment) => Prisma.sql`
    INSERT INTO work_items (kind, target_id, environment) VALUES (${kind}, ${targetId}, ${environment}::"Environment") ON CONFLICT DO NOTHING`,
)
const lockRow = defineCommand(
  (kind: QueueKind, targetId: string, environment: Environment) => Prisma.sql`
    SELECT 1 FROM work_items WHERE kind = ${kind} AND target_id = ${targetId} AND environment = ${environment}::"Environment" FOR UPDATE`,
)

export type LockedItem = {
  waiting: WaitingRow
  key: Pick<WorkItem, 'kind' | 'targetId' | 'environment'> & { kind: QueueKind }
}

/** Throws 403 where somebody may not deal with a kind of work: they can't have it either. */
function requireKind({ scopes }: Pick<OperatorActor, 'scopes'>, kind: QueueKind): void {
  const requiredScope = kinds[kind].scope
  if (scopes.includes(requiredScope)) return
  throw new ApiError('insufficient_scope', `This needs the scope ${requiredScope}.`, { members: { requiredScope } })
}

/**
 * What operators said of an item, under its lock; 404 where nothing like that waits. Read after the lock was given: what
 * somebody else said meanwhile counts.
 */
export async function lockItem(tx: Tx, actor: OperatorActor, { kind, targetId }: ItemInput): Promise<LockedItem> {
  requireKind(actor, kind)
  if (!kindsIn(actor.environment).includes(kind)) throw notFound()
  if (!(await findOne(tx, actor, kind, targetId))) throw notFound()
  const environment = placeOf(kind, actor.environment)
  await makeRow(tx, kind, targetId, environment)
  await lockRow(tx, kind, targetId, environment)
  const waiting = await findOne(tx, actor, kind, targetId)
  if (!waiting) throw notFound()
  return { waiting, key: { kind, targetId, environment } }
}

async function findOne(tx: Tx, { environment }: OperatorActor, kind: QueueKind, targetId: string) {
  const page = { sort: 'since', order: 'asc', limit: 1 } as const
  const [row] = await findWaiting(tx, kind, environment, undefined, { targetId }, page)
  return row
}
