import { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'
import { researcherStatuses, type ResearcherStatus } from '#lib/researchers/schema.ts'

const written = z.object({ status: z.enum(researcherStatuses) })
const decision = z.object({ before: written, after: written })

/** What a researcher was last told to be: of decisions that follow each other in the time for undoing, only the last is told. */
export async function findToldStatus(
  tx: Tx,
  { id, status }: { id: string; status: ResearcherStatus },
): Promise<ResearcherStatus> {
  const entries = await tx.operatorAction.findMany({
    where: { targetId: id, action: 'researcher.update' },
    orderBy: { id: 'desc' },
    take: 20,
  })
  let [told, next] = [status, Date.now()]
  for (const { createdAt, ...entry } of entries) {
    if (next - createdAt.getTime() >= undoSeconds * 1000) break
    const { before, after } = decision.parse(entry)
    // One that changes nothing is mailed to nobody, and takes no mail back.
    if (before.status !== after.status) [told, next] = [before.status, createdAt.getTime()]
  }
  return told
}
