import { Prisma } from '#lib/generated/prisma/client.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { dueOn } from '#lib/orders/due.ts'
import { atListed, standingOffers } from '#lib/researchers/find-work.ts'
import { date, defineQuery, nullable, text, timestamptz } from '#lib/sql.ts'
import { findArchivesNamed } from '#lib/visits/archives-named.ts'

// A place is an archive of the directory, or a name that isn't in it: two spellings of it are one place. A merged archive is the one
// that it was merged into.
const archives = (id: Prisma.Sql) =>
  Prisma.sql`LEFT JOIN archives a ON a.id = ${id} LEFT JOIN archives m ON m.id = a.merged_into_id`
const nameKeyOf = (name: Prisma.Sql) => Prisma.sql`'name ' || folded(${name})`
const placed = (name: Prisma.Sql) => Prisma.sql`
  coalesce(m.id, a.id, ${nameKeyOf(name)}) AS key, coalesce(m.id, a.id) AS "archiveId",
  coalesce(m.name, a.name, ${name}) AS place, coalesce(m.city, a.city) AS city`
const place = { key: text, archiveId: nullable(text), place: text, city: nullable(text) }

// What an order says of an archive that it names in words alone: of these, some are in the directory all the same.
const worded = Prisma.sql`
  CASE WHEN o.archive_repository_id IS NULL THEN ${nameKeyOf(Prisma.sql`o.repository_name`)} END AS "nameKey",
  CASE WHEN o.archive_repository_id IS NULL THEN o.repository_name END AS name, o.country_iso_a3 AS country`
const inWords = { nameKey: nullable(text), name: nullable(text), country: nullable(text) }

const findPlacedWork = defineQuery(
  { orderId: text, ...place, ...inWords, due: nullable(date), sentBackAt: nullable(timestamptz) },
  (researcherId: string, environment: Environment) => Prisma.sql`
    SELECT o.id AS "orderId", ${placed(Prisma.sql`o.repository_name`)}, ${worded}, ${dueOn} AS due,
      CASE WHEN o.review_state = 'changes_requested' THEN o.delivered_at END AS "sentBackAt"
    FROM orders o ${standingOffers(researcherId)} ${archives(Prisma.sql`o.archive_repository_id`)}
    WHERE o.environment = ${environment}::"Environment" AND ${atListed('to_do')}
    ORDER BY coalesce(${dueOn}, 'infinity'::date), o.id LIMIT 1000`,
)

const findPlace = defineQuery(
  { ...place, ...inWords },
  (researcherId: string, environment: Environment, orderId: string) => Prisma.sql`
    SELECT ${placed(Prisma.sql`o.repository_name`)}, ${worded}
    FROM orders o ${standingOffers(researcherId)} ${archives(Prisma.sql`o.archive_repository_id`)}
    WHERE o.id = ${orderId} AND o.environment = ${environment}::"Environment" AND f.id = o.selected_offer_id`,
)

/** The key of a place that is known by this name alone. */
export const findNameKey = defineQuery(
  { key: text },
  (name: string) => Prisma.sql`SELECT ${nameKeyOf(Prisma.sql`${name}`)} AS key`,
)

type Worded = Awaited<ReturnType<typeof findPlace>>[number]

/** With the archive of the directory where words name one. */
async function atArchives<Row extends Worded>(tx: Tx, rows: readonly Row[]): Promise<Row[]> {
  const nameOf = ({ name, country }: Row) => (name === null ? [] : [{ name, country }])
  const archiveOf = await findArchivesNamed(tx, rows.flatMap(nameOf))
  return rows.map((row) => {
    const [archive] = nameOf(row).flatMap((name) => archiveOf(name) ?? [])
    return archive ? { ...row, key: archive.id, archiveId: archive.id, place: archive.place, city: archive.city } : row
  })
}

/** What a researcher has to do, by where: their open work, the soonest due first. */
export const findOpenWork = async (tx: Tx, researcherId: string, environment: Environment) =>
  atArchives(tx, await findPlacedWork(tx, researcherId, environment))

/** Where an order is that is this researcher's to do, or was. */
export const findPlaceOf = async (tx: Tx, researcherId: string, environment: Environment, orderId: string) =>
  (await atArchives(tx, await findPlace(tx, researcherId, environment, orderId)))[0]

/** Whether an order is to be looked for at a place: by the archive, or by its name on a visit that was planned by that. */
export const isAt = ({ key }: { key: string }, order: { key: string; nameKey: string | null }): boolean =>
  order.key === key || order.nameKey === key

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
