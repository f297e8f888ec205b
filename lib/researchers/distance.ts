import { archiveOfRow, namingArchive } from '#lib/archives/naming-archive.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

/** As far as orders are near to somebody, in kilometres. */
const farthest = Prisma.raw('500')
/** No degree of latitude is shorter than 110 km. */
const degreesOfFarthest = Prisma.raw('500 / 110.0')

/** Degrees of an archive's coordinates; the index of the latitude is by this very expression. */
const [latitude, longitude] = [1, 2].map((part) => Prisma.raw(`split_part(a.coordinates, ',', ${part})::float8`))

/** Kilometres on a sphere: within half a percent of what a map says. */
const km = Prisma.sql`round(6371 * acos(least(1, sin(radians(own.latitude)) * sin(radians(${latitude}))
  + cos(radians(own.latitude)) * cos(radians(${latitude})) * cos(radians(${longitude} - own.longitude)))))::int`

/** Archives near to those of a profile that the directory can place, each with the nearest of these. */
export const nearbyOf = (researcherId: string) => Prisma.sql`
  SELECT DISTINCT ON (a.id) ${archiveOfRow.ids} AS ids, ${archiveOfRow.names} AS names, ${archiveOfRow.country} AS country,
    own.name AS "from", ${km} AS km
  FROM (
    SELECT coalesce(a.name_latin, a.name) AS name, ${latitude} AS latitude, ${longitude} AS longitude
    FROM researchers r JOIN archives named ON named.id = ANY(r.archives) JOIN archives a ON a.id = coalesce(named.merged_into_id, named.id)
    WHERE r.id = ${researcherId} AND a.coordinates IS NOT NULL) own
  JOIN archives a ON a.coordinates IS NOT NULL
    AND ${latitude} BETWEEN own.latitude - ${degreesOfFarthest} AND own.latitude + ${degreesOfFarthest}
  WHERE a.merged_into_id IS NULL AND ${km} <= ${farthest}
  ORDER BY a.id, km, own.name`

const { byId, byName } = namingArchive({
  ids: Prisma.sql`near.ids`,
  names: Prisma.sql`near.names`,
  country: Prisma.sql`near.country`,
})

/** Whether an order `o` names an archive of `near`. */
export const namesNearby = Prisma.sql`(${byId} OR ${byName})`

/** Open orders near to the archives of a profile: their ids, and how far. */
export const openNearby = (researcherId: string, environment: Environment) => {
  const open = (named: Prisma.Sql) => Prisma.sql`
    SELECT o.id, near.km FROM near JOIN orders o ON ${named}
    WHERE o.environment = ${environment}::"Environment" AND o.status = 'open'`
  return Prisma.sql`(
    WITH near AS MATERIALIZED (${nearbyOf(researcherId)})
    SELECT id, min(km) AS km FROM (${open(byId)} UNION ALL ${open(byName)}) found GROUP BY id)`
}
