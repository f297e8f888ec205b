import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { ActionView, ListActionsQuery } from '#lib/operators/schema.ts'
import { toActionView, toNamed } from '#lib/operators/view.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

/** The audit log: what operators did, in both environments, newest first. */
export async function listActions(
  tx: Tx,
  _actor: OperatorActor,
  query: ListActionsQuery,
  page: PageRequest,
): Promise<Page<ActionView>> {
  requireCursor('operatorAction', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.operatorAction.findMany({ where: { ...withoutAbsent(query), ...where }, ...rest }),
    page.limit,
  )
  const people = await tx.user.findMany({
    where: { id: { in: items.map(({ operatorId }) => operatorId) } },
    select: { id: true, name: true },
  })
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  return {
    items: items.map((row) =>
      toActionView(row, toNamed({ id: row.operatorId, name: nameOf.get(row.operatorId) ?? row.operatorId })),
    ),
    hasMore,
  }
}
