import type { OperatorActor } from '#lib/actor.ts'
import { isAlertKind } from '#lib/alerts/alert-row.ts'
import type { AlertView } from '#lib/alerts/schema.ts'
import { toAlertView } from '#lib/alerts/view.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listAlerts(tx: Tx, _actor: OperatorActor, page: PageRequest): Promise<Page<AlertView>> {
  requireCursor('alert', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.alert.findMany({ where, ...rest }), page.limit)
  return { items: items.flatMap((row) => (isAlertKind(row.kind) ? [toAlertView(row, row.kind)] : [])), hasMore }
}
