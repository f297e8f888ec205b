import type { ResearcherActor } from '#lib/actor.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { toDraftView } from '#lib/researchers/draft-view.ts'
import { reportText, type ReportDraftInput, type ReportDraftView } from '#lib/researchers/draft-schema.ts'

/**
 * Keeps a report as it is typed, as long as there is something to hand over. Typed on two devices, neither writes over what the other
 * has kept before it is seen.
 */
export async function saveReportDraft(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  { updatedAt: seen, ...content }: ReportDraftInput,
): Promise<ReportDraftView> {
  const { status, reviewState } = await lockOwnWork(tx, actor, orderId)
  if (status !== 'in_progress' && (status !== 'delivered' || reviewState === null))
    throw new ApiError('order_state_conflict', 'There is nothing to hand over on this order now.', {
      members: { status },
    })
  const where = { orderId_researcherId: { orderId, researcherId: actor.id } }
  const kept = await tx.reportDraft.findUnique({ where })
  // The same text once more, where an answer was lost, is nobody's loss.
  const isSame = JSON.stringify(reportText.safeParse(kept?.content).data) === JSON.stringify(content)
  // A page of the version before says of none what it was typed over, and writes over it as it did.
  if (kept && !isSame && seen !== undefined && kept.updatedAt.getTime() !== (seen === null ? null : Date.parse(seen)))
    throw new ApiError('order_state_conflict', 'Another text was kept since. Look at that one first.')
  // Later than the one before also where another process kept that, whose clock is ahead: pages go by it.
  const updatedAt = new Date(Math.max(Date.now(), kept ? kept.updatedAt.getTime() + 1 : 0))
  const now = { content, updatedAt }
  return toDraftView(
    await tx.reportDraft.upsert({
      where,
      create: { orderId, researcherId: actor.id, ...now },
      update: now,
    }),
  )
}
