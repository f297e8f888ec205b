import { mostAliases } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'

type Named = { name: string; nameLatin?: string | null | undefined; aliases: string[] }

/** Every name of archives. */
export const namesOf = (archives: readonly Named[]): string[] =>
  archives.flatMap(({ name, nameLatin, aliases }) => [name, nameLatin ?? [], aliases].flat())

/** An archive's other names once `duplicates` are merged into it, however many: its own, and every name of theirs. */
export const namesTogether = (archive: Named, duplicates: readonly Named[]): string[] =>
  [...new Set([...archive.aliases, ...namesOf(duplicates)])].filter(
    (name) => name !== archive.name && name !== archive.nameLatin,
  )

/** As many of them as an archive may have; those of its duplicates go before its own, for nothing else leads from them to it. */
export function otherNames(archive: Named, duplicates: readonly Named[]): string[] {
  const all = namesTogether(archive, duplicates)
  const theirs = new Set(namesOf(duplicates))
  const chosen = new Set(all.toSorted((a, b) => +theirs.has(b) - +theirs.has(a)).slice(0, mostAliases))
  return all.filter((name) => chosen.has(name))
}

/** The archives that others were merged into, with those. */
export const listSurvivors = (tx: Tx): Promise<(Archive & { duplicates: Archive[] })[]> =>
  tx.archive.findMany({ where: { duplicates: { some: {} } }, include: { duplicates: { orderBy: { id: 'asc' } } } })
