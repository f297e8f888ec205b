import { Prisma } from '#lib/generated/prisma/client.ts'

/** As far as orders are near to somebody, in kilometres. */
const farthest = 500
const kmOfDegree = 111

/** Degrees of an archive's coordinates; the index of the latitude is by this very expression. */
const degrees = (archive: string, part: 1 | 2) => Prisma.raw(`split_part(${archive}.coordinates, ',', ${part})::float8`)

/** On a sphere: within half a percent of what a map says. */
const km = Prisma.sql`round(6371 * acos(least(1, sin(radians(own.latitude)) * sin(radians(${degrees('a', 1)}))
  + cos(radians(own.latitude)) * cos(radians(${degrees('a', 1)})) * cos(radians(${degrees('a', 2)} - own.longitude)))))::int`

/** The archives of a profile that the directory can place. */
const ownOf = (researcherId: string) => Prisma.sql`(
  SELECT coalesce(a.name_latin, a.name) AS name, ${degrees('a', 1)} AS latitude, ${degrees('a', 2)} AS longitude
  FROM researchers r JOIN archives a ON a.id = ANY(r.archives)
  WHERE r.id = ${researcherId} AND a.coordinates IS NOT NULL) own`

/** Archives near to those of a profile: their ids, and how far the nearest of its own is. */
export const nearbyOf = (researcherId: string) => Prisma.sql`(
  SELECT a.id, min(${km}) AS km
  FROM ${ownOf(researcherId)} JOIN archives a ON a.coordinates IS NOT NULL AND ${degrees('a', 1)}
    BETWEEN own.latitude - ${Prisma.raw(String(farthest / kmOfDegree))} AND own.latitude + ${Prisma.raw(String(farthest / kmOfDegree))}
  GROUP BY a.id HAVING min(${km}) <= ${Prisma.raw(String(farthest))})`

/** Of the archive of an order `o`: the nearest one of a profile, as far as that is near. */
export const nearestOf = (researcherId: string) => Prisma.sql`(
  SELECT own.name, ${km} AS km FROM archives a, ${ownOf(researcherId)}
  WHERE a.id = o.archive_repository_id AND a.coordinates IS NOT NULL AND ${km} <= ${Prisma.raw(String(farthest))}
  ORDER BY km, own.name LIMIT 1)`
