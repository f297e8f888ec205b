import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { toIncidentView, withUpdates } from '#lib/incidents/view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listIncidents(tx: Tx, _actor: OperatorActor, page: PageRequest): Promise<Page<IncidentView>> {
  requireCursor('incident', page)
  const { where, rest } = keyset(page)
  const rows = await tx.incident.findMany({ where, ...rest, include: withUpdates })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toIncidentView), hasMore }
}
