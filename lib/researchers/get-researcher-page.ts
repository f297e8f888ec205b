import type { CustomerActor } from '#lib/actor.ts'
import { toPublicCredential } from '#lib/credentials/view.ts'
import type { Tx } from '#lib/db.ts'
import { countRecords } from '#lib/offers/get-records.ts'
import { getKnownResearcher } from '#lib/researchers/get-known-researcher.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import type { ResearcherPageView } from '#lib/researchers/page-schema.ts'
import { getRatings } from '#lib/reviews/get-ratings.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Of fewer deliveries a share says nothing. */
const fewestDeliveries = 5

/** What is public about a researcher: nothing that lets anybody write to them past Callslip. */
export async function getResearcherPage(
  tx: Tx,
  actor: CustomerActor,
  researcherId: string,
): Promise<ResearcherPageView> {
  const row = await getKnownResearcher(tx, actor, researcherId)
  const [archivesOf, [counts], ratings, credentials] = await Promise.all([
    nameArchives(tx, [row]),
    countRecords(tx, actor.environment, [researcherId]),
    getRatings(tx, actor.environment, [researcherId]),
    tx.credential.findMany({ where: { researcherId }, orderBy: { id: 'asc' } }),
  ])
  const { id, name, languages, countries } = row
  return {
    ...{ id, name, languages, countries, archives: archivesOf(row) },
    ...(credentials.length === 0 ? {} : { credentials: credentials.map(toPublicCredential) }),
    ...withoutAbsent({ record: toShares(counts), rating: ratings.get(researcherId) }),
  }
}

type Counts = { delivered: number; onTime: number; found: number; medianDays: number | null }

function toShares(counts: Counts | undefined): ResearcherPageView['record'] {
  if (!counts || counts.delivered < fewestDeliveries) return undefined
  const { delivered, onTime, found, medianDays } = counts
  const percent = (part: number) => Math.round((part / delivered) * 100)
  return {
    ...{ delivered, foundPercent: percent(found), onTimePercent: percent(onTime) },
    ...(medianDays === null ? {} : { medianDays: Math.max(1, Math.round(medianDays)) }),
  }
}
