import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { Rating } from '#lib/reviews/schema.ts'
import { defineQuery, float8, int4, present, text } from '#lib/sql.ts'

const countStars = defineQuery(
  { researcherId: text, average: present(float8), count: present(int4) },
  (researcherIds: string[]) => Prisma.sql`
    SELECT researcher_id AS "researcherId", round(avg(stars), 1)::float8 AS average, count(*)::int AS count FROM reviews
    WHERE researcher_id = ANY(${researcherIds}::text[]) AND environment = 'production' AND side = 'customer'
      AND opened_at IS NOT NULL AND hidden_at IS NULL
    GROUP BY researcher_id`,
)

/** What customers say of researchers, where anybody has; one query for all of them. Rehearsals are no experience: the sandbox has none. */
export async function getRatings(
  tx: Tx,
  environment: Environment,
  researcherIds: string[],
): Promise<Map<string, Rating>> {
  if (environment !== 'production' || researcherIds.length === 0) return new Map()
  const rows = await countStars(tx, researcherIds)
  return new Map(rows.map(({ researcherId, ...figures }) => [researcherId, figures]))
}
