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
  const approvals = await tx.approval.findMany({
    where: { id: { in: items.flatMap(({ approvalId }) => approvalId ?? []) } },
    select: { id: true, askedBy: true },
  })
  const askers = new Map(approvals.map(({ id, askedBy }) => [id, askedBy]))
  const people = await tx.user.findMany({
    where: { id: { in: [...items.map(({ operatorId }) => operatorId), ...askers.values()] } },
    select: { id: true, name: true },
  })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => toNamed({ id, name: names.get(id) ?? id })
  return {
    items: items.map((row) => {
      const asker = askers.get(row.approvalId ?? '')
      return toActionView(row, nameOf(row.operatorId), asker === undefined ? undefined : nameOf(asker))
    }),
    hasMore,
  }
}
