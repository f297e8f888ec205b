import type { Tx } from '#lib/db.ts'

type KnownArchive = { id: string; name: string; city: string; countryISOA3: string }

/** The archives of profiles that the directory knows, by name; one query for a whole page of profiles. */
export async function nameArchives(
  tx: Tx,
  profiles: readonly { archives: string[] }[],
): Promise<(profile: { archives: string[] }) => KnownArchive[]> {
  const ids = new Set(profiles.flatMap(({ archives }) => archives))
  const rows =
    ids.size === 0
      ? []
      : await tx.archive.findMany({
          where: { id: { in: [...ids] } },
          select: { id: true, name: true, city: true, countryISOA3: true },
        })
  const known = new Map(rows.map((row) => [row.id, row]))
  return ({ archives }) => archives.flatMap((id) => known.get(id) ?? [])
}
