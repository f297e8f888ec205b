import type { OperatorActor } from '#lib/actor.ts'
import { previewArchiveImport as operation } from '#lib/archives/operations.ts'
import { previewImport } from '#lib/archives/preview-import.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { toImportView } from '#lib/operators/archive-import-view.ts'
import { audit } from '#lib/operators/audit.ts'

type Body = Request['body']

const largest = 8 * 1024 * 1024

/** No transaction may wait for a sender, so the file is read first; eight megabytes are sixty thousand archives. */
async function readWhole(body: Body): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > largest)
      throw new ApiError('body_too_large', `A list of archives may have ${largest / 1024 / 1024} MiB. Cut it in two.`)
    chunks.push(part.value)
  }
  return chunks
}

async function* each(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** Reads an uploaded CSV and says what it would change, in one transaction with its line in the audit log. */
export async function previewArchiveImport(
  actor: OperatorActor,
  body: Body,
  name: string | undefined,
): Promise<ArchiveImportView> {
  const chunks = await readWhole(body)
  const work = async (tx: Tx) => {
    const row = await previewImport(tx, actor.id, { source: each(chunks), name })
    const { added, changed, unchanged, refused, fileDigest } = row
    await audit(tx, actor, {
      action: 'archive.preview_import',
      targetType: 'archive',
      targetId: row.id,
      after: { added, changed, unchanged, refused, fileDigest },
    })
    return toImportView(tx, row)
  }
  return inTransaction(work, { timeoutMs: operation.patienceMs })
}
