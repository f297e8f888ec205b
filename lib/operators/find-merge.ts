import { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import type { DeedName } from '#lib/operators/action-names.ts'

const action: DeedName = 'archive.merge'
/** `own` and `moved` are missing in older entries. */
const written = z
  .object({
    into: z.object({ id: z.string(), aliases: z.array(z.string()) }),
    own: z.array(z.string()).optional(),
    moved: z.array(z.string()).default([]),
  })
  .transform(({ into, own, moved }) => ({ intoId: into.id, own: own ?? into.aliases, moved }))

/**
 * The last merge of an archive, as the audit log has it: into which one, that one's own other names, and the duplicates that
 * went along. Undefined for what nobody merged: the former name of an archive.
 */
export async function findMerge(tx: Tx, archiveId: string): Promise<z.output<typeof written> | undefined> {
  const last = await tx.operatorAction.findFirst({ where: { targetId: archiveId, action }, orderBy: { id: 'desc' } })
  return last ? written.parse(last.before) : undefined
}
