import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { namesNearby, nearbyOf } from '#lib/researchers/distance.ts'
import { fitsArchive, fitsCountry } from '#lib/researchers/fits.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { bool, defineQuery, int4, nullable, text } from '#lib/sql.ts'

const findFits = defineQuery(
  { id: text, country: bool, archive: bool, hidden: bool, from: nullable(text), km: nullable(int4) },
  (researcherId: string, orderIds: readonly string[]) => Prisma.sql`
    WITH near AS MATERIALIZED (${nearbyOf(researcherId)})
    SELECT o.id, coalesce(${fitsCountry}, false) AS country, coalesce(${fitsArchive}, false) AS archive,
      h.order_id IS NOT NULL AS hidden, nearest."from", nearest.km
    FROM orders o JOIN researchers r ON r.id = ${researcherId}
      LEFT JOIN hidden_orders h ON h.researcher_id = ${researcherId} AND h.order_id = o.id
      LEFT JOIN LATERAL (SELECT near."from", near.km FROM near WHERE ${namesNearby} ORDER BY near.km LIMIT 1) nearest ON true
    WHERE o.id = ANY(${orderIds}::text[])`,
)

type Reasons = Pick<ResearchOrderView, 'because' | 'hidden' | 'distance'>

/** Why orders stand on a researcher's board, and whether they have taken them from it; for a whole page at once. */
export async function findReasons(
  tx: Tx,
  researcherId: string,
  orderIds: readonly string[],
): Promise<Map<string, Reasons>> {
  const rows = await findFits(tx, researcherId, orderIds)
  return new Map(
    rows.map(({ id, country, archive, hidden, from, km }) => [
      id,
      {
        because: [...(archive ? (['archive'] as const) : []), ...(country ? (['country'] as const) : [])],
        ...(hidden ? { hidden } : {}),
        ...(from === null || km === null ? {} : { distance: { km, from } }),
      },
    ]),
  )
}
