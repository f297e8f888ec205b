import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findPage } from '#lib/operators/action-row.ts'
import { toActionView } from '#lib/operators/action-view.ts'
import { findTargets } from '#lib/operators/find-targets.ts'
import { nameThings } from '#lib/operators/name-things.ts'
import type { ActionView, ListActionsQuery } from '#lib/operators/actions-schema.ts'
import { type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** The audit log: what operators did, in both environments, and who came in or was refused, newest first. */
export async function listActions(
  tx: Tx,
  _actor: OperatorActor,
  { about, ...filters }: ListActionsQuery,
  page: PageRequest,
): Promise<Page<ActionView>> {
  requireCursor('operatorAction', page)
  const targets = about === undefined ? undefined : await findTargets(tx, about)
  const { items, hasMore } = toPage(await findPage(tx, { ...filters, targets }, page), page.limit)
  const approvals = await tx.approval.findMany({
    where: { id: { in: items.flatMap(({ approvalId }) => approvalId ?? []) } },
    select: { id: true, askedBy: true },
  })
  const askers = new Map(approvals.map(({ id, askedBy }) => [id, askedBy]))
  const things = await nameThings(tx, [
    ...items.flatMap(({ operatorId, targetId }) => [operatorId, targetId]),
    ...askers.values(),
  ])
  return { items: items.map((row) => toActionView(row, things, askers.get(row.approvalId ?? ''))), hasMore }
}
