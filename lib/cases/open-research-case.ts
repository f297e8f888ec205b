import type { ResearcherActor } from '#lib/actor.ts'
import { complain } from '#lib/cases/complain.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { getCaseView } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'

/** The researcher whose work it is says what is wrong; only Callslip reads it for now. */
export async function openResearchCase(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  content: string,
): Promise<CaseView> {
  const { order, row } = await complain(tx, actor, orderId, content)
  return getCaseView(tx, order, row)
}
