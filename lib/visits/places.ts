import { Prisma } from '#lib/generated/prisma/client.ts'
import type { Environment } from '#lib/env.ts'
import { dueOn } from '#lib/orders/due.ts'
import { atListed, standingOffers } from '#lib/researchers/find-work.ts'
import { date, defineQuery, nullable, text, timestamptz } from '#lib/sql.ts'

// A place is an archive of the directory, or a name that isn't in it: two spellings of it are one place. A merged archive is the one
// that it was merged into.
const archives = (id: Prisma.Sql) =>
  Prisma.sql`LEFT JOIN archives a ON a.id = ${id} LEFT JOIN archives m ON m.id = a.merged_into_id`
const placed = (name: Prisma.Sql) => Prisma.sql`
  coalesce(m.id, a.id, 'name ' || folded(${name})) AS key, coalesce(m.id, a.id) AS "archiveId",
  coalesce(m.name, a.name, ${name}) AS place, coalesce(m.city, a.city) AS city`
const place = { key: text, archiveId: nullable(text), place: text, city: nullable(text) }

/** What a researcher has to do, by where: their open work, the soonest due first. */
export const findOpenWork = defineQuery(
  { orderId: text, ...place, due: nullable(date), sentBackAt: nullable(timestamptz) },
  (researcherId: string, environment: Environment) => Prisma.sql`
    SELECT o.id AS "orderId", ${placed(Prisma.sql`o.repository_name`)}, ${dueOn} AS due,
      CASE WHEN o.review_state = 'changes_requested' THEN o.delivered_at END AS "sentBackAt"
    FROM orders o ${standingOffers(researcherId)} ${archives(Prisma.sql`o.archive_repository_id`)}
    WHERE o.environment = ${environment}::"Environment" AND ${atListed('to_do')}
    ORDER BY coalesce(${dueOn}, 'infinity'::date), o.id LIMIT 1000`,
)

/** Where an order is that is this researcher's to do, or was. */
export const findPlaceOf = defineQuery(
  { key: text },
  (researcherId: string, environment: Environment, orderId: string) => Prisma.sql`
    SELECT p.key FROM (
      SELECT ${placed(Prisma.sql`o.repository_name`)}
      FROM orders o ${standingOffers(researcherId)} ${archives(Prisma.sql`o.archive_repository_id`)}
      WHERE o.id = ${orderId} AND o.environment = ${environment}::"Environment" AND f.id = o.selected_offer_id
    ) p`,
)

const visit = { id: text, ...place, day: date, note: nullable(text) }
const visitsOf = (researcherId: string, environment: Environment) => Prisma.sql`
  SELECT v.id, ${placed(Prisma.sql`v.place`)}, v.day, v.note
  FROM visits v ${archives(Prisma.sql`v.archive_id`)}
  WHERE v.researcher_id = ${researcherId} AND v.environment = ${environment}::"Environment"`

export type PlacedVisit = {
  id: string
  key: string
  archiveId: string | null
  place: string
  city: string | null
  day: Date
  note: string | null
}

export const findVisit = defineQuery(
  visit,
  (researcherId: string, environment: Environment, id: string) =>
    Prisma.sql`${visitsOf(researcherId, environment)} AND v.id = ${id}`,
)
export const findComing = defineQuery(
  visit,
  (researcherId: string, environment: Environment, today: Date, most: number) =>
    Prisma.sql`${visitsOf(researcherId, environment)} AND v.day >= ${today}::date ORDER BY v.day, v.id LIMIT ${most}::int`,
)
export const findPast = defineQuery(
  visit,
  (researcherId: string, environment: Environment, today: Date, most: number) =>
    Prisma.sql`${visitsOf(researcherId, environment)} AND v.day < ${today}::date ORDER BY v.day DESC, v.id DESC LIMIT ${most}::int`,
)
