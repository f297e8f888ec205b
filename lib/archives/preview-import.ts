import { createHash } from 'node:crypto'
import { planImport, type PlannedChange } from '#lib/archives/plan-import.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type ArchiveImport } from '#lib/generated/prisma/client.ts'
import { takeTurns } from '#lib/give-way.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

const insertChanges = defineCommand(
  (importId: string, json: string) => Prisma.sql`
    INSERT INTO archive_import_changes (id, import_id, line, archive_id, before, after)
    SELECT id, ${importId}, line, "archiveId", nullif(before, 'null'::jsonb), after
    FROM jsonb_to_recordset(${json}::jsonb) AS given(id text, line int, "archiveId" text, before jsonb, after jsonb)`,
)

type File = { source: AsyncIterable<Uint8Array>; name?: string | undefined }

/** Reads a file of archives and writes down what it would change. The directory stays as it is. */
export async function previewImport(tx: Tx, by: string, { source, name }: File): Promise<ArchiveImport> {
  const id = newId('archiveImport')
  const hash = createHash('sha256')
  let sizeBytes = 0
  // One after the other, so that whoever stops at a fault leaves the rest to be measured.
  const chunks = source[Symbol.asyncIterator]()
  async function* read() {
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      hash.update(next.value)
      sizeBytes += next.value.byteLength
      yield next.value
    }
  }
  await tx.archiveImport.create({
    data: { id, fileName: name ?? null, fileDigest: '', sizeBytes: 0, faults: [], createdBy: by },
  })
  try {
    const { issues, ...counts } = await planImport(tx, read(), async (changes: PlannedChange[]) => {
      const rows = changes.map((change) => JSON.stringify({ id: newId('archiveChange'), ...change }))
      await insertChanges(tx, id, `[${rows.join(',')}]`)
    })
    const giveWay = takeTurns()
    for await (const _ of read()) await giveWay()
    return await tx.archiveImport.update({
      where: { id },
      data: { ...counts, faults: issues, fileDigest: hash.digest('hex'), sizeBytes },
    })
  } finally {
    await chunks.return?.()
  }
}
