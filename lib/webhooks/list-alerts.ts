import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { AlertView } from '#lib/webhooks/alerts-schema.ts'
import { getEndpointRow } from '#lib/webhooks/endpoint-row.ts'
import { toAlertView } from '#lib/webhooks/view.ts'

/** What a client was told of an endpoint; of a deleted one too. */
export async function listAlerts(
  tx: Tx,
  actor: CustomerActor,
  endpointId: string,
  page: PageRequest,
): Promise<Page<AlertView>> {
  requireCursor('webhookAlert', page)
  await getEndpointRow(tx, actor, endpointId)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.webhookAlert.findMany({ where: { endpointId, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toAlertView), hasMore }
}
