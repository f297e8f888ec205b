import type { OperatorActor } from '#lib/actor.ts'
import type { ArchiveFileView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { getArchiveRow, toFileView } from '#lib/operators/archive-row.ts'

export async function getArchive(tx: Tx, actor: OperatorActor, archiveId: string): Promise<ArchiveFileView> {
  return toFileView(tx, actor, await getArchiveRow(tx, archiveId))
}
