import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getResearcherRow } from '#lib/operators/researcher-row.ts'
import { getRecords } from '#lib/offers/get-records.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import type { ResearcherFileView } from '#lib/researchers/schema.ts'
import { toApplicantView } from '#lib/researchers/view.ts'
import { withoutAbsent } from '#lib/view.ts'

/** A researcher as the operator's file has them: who it is, what they have delivered, what they are at. */
export async function getResearcher(
  tx: Tx,
  { environment }: OperatorActor,
  researcherId: string,
): Promise<ResearcherFileView> {
  const row = await getResearcherRow(tx, researcherId)
  const [records, offers, atWork, givenBack] = await Promise.all([
    getRecords(tx, environment, [researcherId]),
    tx.offer.count({ where: { researcherId, order: { environment } } }),
    tx.offer.count({
      where: {
        researcherId,
        status: 'SELECTED',
        order: { environment, status: { in: ['awaiting_payment', 'confirmed', 'in_progress'] } },
      },
    }),
    tx.workReturn.count({ where: { researcherId, environment } }),
  ])
  return {
    ...toApplicantView(row, environment, await nameArchives(tx, [row])),
    ...withoutAbsent({ email: row.user?.email, decisionReason: row.decisionReason }),
    record: records.get(researcherId) ?? { delivered: 0, onTime: 0, found: 0 },
    offers,
    ...{ atWork, givenBack },
  }
}
