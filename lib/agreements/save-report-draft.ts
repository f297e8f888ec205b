import type { ResearcherActor } from '#lib/actor.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { toDraftView } from '#lib/researchers/draft-view.ts'
import type { ReportDraftInput, ReportDraftView } from '#lib/researchers/draft-schema.ts'

/** Keeps a report as it is typed, as long as there is something to hand over. What was sent last counts. */
export async function saveReportDraft(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  content: ReportDraftInput,
): Promise<ReportDraftView> {
  const { status, reviewState } = await lockOwnWork(tx, actor, orderId)
  if (status !== 'in_progress' && (status !== 'delivered' || reviewState === null))
    throw new ApiError('order_state_conflict', 'There is nothing to hand over on this order now.', {
      members: { status },
    })
  const now = { content, updatedAt: new Date() }
  return toDraftView(
    await tx.reportDraft.upsert({
      where: { orderId_researcherId: { orderId, researcherId: actor.id } },
      create: { orderId, researcherId: actor.id, ...now },
      update: now,
    }),
  )
}
