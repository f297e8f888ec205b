import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { findCopies } from '#lib/rights/find-copies.ts'
import type { DataExportView } from '#lib/rights/schema.ts'
import { toExportView } from '#lib/rights/view.ts'
import { getOwnRow } from '#lib/users/user-row.ts'

/** A person's copies that are being made or can be downloaded. */
export async function listExports(tx: Tx, actor: PersonActor, page: PageRequest): Promise<Page<DataExportView>> {
  requireCursor('dataExport', page)
  const { id: userId } = await getOwnRow(tx, actor)
  const { where, rest } = keyset(page)
  const open = { OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] }
  const rows = await tx.dataExport.findMany({ where: { AND: [await findCopies(tx, userId), open, where] }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toExportView), hasMore }
}
