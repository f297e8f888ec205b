import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { toDraftView } from '#lib/researchers/draft-view.ts'
import type { ReportDraftView } from '#lib/researchers/draft-schema.ts'

/** What a researcher has typed of a report and not handed over; nobody else's. */
export async function getReportDraft(tx: Tx, actor: ResearcherActor, orderId: string): Promise<ReportDraftView> {
  await getOrderRow(tx, actor, orderId)
  const row = await tx.reportDraft.findUnique({
    where: { orderId_researcherId: { orderId, researcherId: actor.id } },
  })
  return row ? toDraftView(row) : {}
}
