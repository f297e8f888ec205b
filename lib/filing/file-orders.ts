import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid, notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { findTheirs } from '#lib/orders/find-theirs.ts'
import { mostLabels, type FiledView, type FileOrdersInput } from '#lib/filing/schema.ts'
import { refusal } from '#lib/refusals.ts'
import { defineCommand, defineQuery, int4, text } from '#lib/sql.ts'

const isMember = defineQuery(
  { id: text },
  (clientId: string, userId: string) => Prisma.sql`
    SELECT u.id FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.client_id = ${clientId} AND m.user_id = ${userId} AND u.disabled_at IS NULL`,
)

type Change = Record<'folder' | 'assigneeId' | 'costCentre', string | null | undefined>
/** In the order of their ids, so that two who file the same orders wait for each other instead of locking each other out. */
export const writeFilings = defineCommand(
  (
    { clientId, environment }: CustomerActor,
    ids: readonly string[],
    { folder, assigneeId, costCentre }: Change,
  ) => Prisma.sql`
    INSERT INTO order_filings AS g (order_id, client_id, environment, folder, assignee_id, cost_centre)
    SELECT id, ${clientId}, ${environment}::"Environment", ${folder ?? null}, ${assigneeId ?? null}, ${costCentre ?? null}
    FROM unnest(${ids}::text[]) AS id ORDER BY id
    ON CONFLICT (order_id) DO UPDATE SET
      folder = CASE WHEN ${folder !== undefined} THEN excluded.folder ELSE g.folder END,
      assignee_id = CASE WHEN ${assigneeId !== undefined} THEN excluded.assignee_id ELSE g.assignee_id END,
      cost_centre = CASE WHEN ${costCentre !== undefined} THEN excluded.cost_centre ELSE g.cost_centre END`,
)
export const addLabels = defineCommand(
  ({ clientId, environment }: CustomerActor, ids: readonly string[], labels: readonly string[]) => Prisma.sql`
    INSERT INTO order_labels (order_id, label, client_id, environment)
    SELECT id, label, ${clientId}, ${environment}::"Environment"
    FROM unnest(${ids}::text[]) AS id, unnest(${labels}::text[]) AS label
    ON CONFLICT DO NOTHING`,
)
const removeLabels = defineCommand(
  (ids: readonly string[], labels: readonly string[]) => Prisma.sql`
    DELETE FROM order_labels WHERE order_id = ANY(${ids}::text[]) AND label = ANY(${labels}::text[])`,
)
const findOverfull = defineQuery(
  { id: text, labels: int4 },
  (ids: readonly string[], most: number) => Prisma.sql`
    SELECT order_id AS id, count(*)::int AS labels FROM order_labels WHERE order_id = ANY(${ids}::text[])
    GROUP BY order_id HAVING count(*) > ${most}::int LIMIT 1`,
)

// Documents are issued under the order's lock: none comes in between, and who comes after it sees what is written here.
const lockForBooks = defineQuery(
  { id: text },
  (ids: readonly string[]) => Prisma.sql`
    SELECT id FROM orders WHERE id = ANY(${ids}::text[]) ORDER BY id FOR SHARE`,
)
const findFixed = defineQuery(
  { number: text },
  (ids: readonly string[], costCentre: string | null) => Prisma.sql`
    SELECT o.number FROM orders o LEFT JOIN order_filings g ON g.order_id = o.id
    WHERE o.id = ANY(${ids}::text[]) AND g.cost_centre IS DISTINCT FROM ${costCentre}
      AND EXISTS (SELECT 1 FROM billing_documents d WHERE d.order_id = o.id) ORDER BY o.id LIMIT 1`,
)

async function requireUnbooked(tx: Tx, ids: readonly string[], costCentre: string | null): Promise<void> {
  await lockForBooks(tx, ids)
  const [fixed] = await findFixed(tx, ids, costCentre)
  if (fixed)
    throw new ApiError(
      'order_state_conflict',
      `A receipt or an invoice has been issued for ${fixed.number}; its cost centre stays as it stands there.`,
      { members: { number: fixed.number } },
    )
}

/**
 * Puts orders into a folder, labels and assigns them: all of them or, where one isn't theirs, none. What isn't named stays as it
 * is. The orders themselves don't change by it, and nobody but their client's side sees it.
 */
export async function fileOrders(tx: Tx, actor: CustomerActor, input: FileOrdersInput): Promise<FiledView> {
  const ids = [...new Set(input.orderIds)].sort()
  const { folder, assigneeId, costCentre, addLabels: added = [], removeLabels: removed = [] } = input
  if ((await findTheirs(tx, actor, ids)).length < ids.length) throw notFound()
  if (assigneeId && (await isMember(tx, actor.clientId, assigneeId)).length === 0)
    throw invalid('assigneeId', refusal('assignee'))
  if (costCentre !== undefined) await requireUnbooked(tx, ids, costCentre)
  await writeFilings(tx, actor, ids, { folder, assigneeId, costCentre })
  if (removed.length > 0) await removeLabels(tx, ids, removed)
  if (added.length > 0) {
    await addLabels(tx, actor, ids, added)
    const [overfull] = await findOverfull(tx, ids, mostLabels)
    if (overfull)
      throw invalid(
        'addLabels',
        refusal('labelsOverfull', { id: overfull.id, labels: overfull.labels, most: mostLabels }),
      )
  }
  return { filed: ids.length }
}
