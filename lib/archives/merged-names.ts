import type { Tx } from '#lib/db.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'

type Named = { name: string; nameLatin?: string | null | undefined; aliases: string[] }

/** An archive's other names once `duplicates` are merged into it: its own, and every name of theirs. */
export function otherNames(archive: Named, duplicates: readonly Named[]): string[] {
  const names = duplicates.flatMap(({ name, nameLatin, aliases }) => [name, nameLatin ?? '', ...aliases])
  const taken = ['', archive.name, archive.nameLatin]
  return [...new Set([...archive.aliases, ...names])].filter((name) => !taken.includes(name)).slice(0, 30)
}

/** The archives that others were merged into, with those. */
export const listSurvivors = (tx: Tx): Promise<(Archive & { duplicates: Archive[] })[]> =>
  tx.archive.findMany({ where: { duplicates: { some: {} } }, include: { duplicates: { orderBy: { id: 'asc' } } } })
