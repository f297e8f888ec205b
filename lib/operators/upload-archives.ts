import type { OperatorActor } from '#lib/actor.ts'
import { importArchives, type ImportReport } from '#lib/archives/import-archives.ts'
import { inTransaction } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
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

/** Brings the directory up to an uploaded CSV, in one transaction with its line in the audit log. */
export async function uploadArchives(actor: OperatorActor, body: Body): Promise<ImportReport> {
  const chunks = await readWhole(body)
  return inTransaction(async (tx) => {
    const report = await importArchives(tx, each(chunks))
    const { faults, ...counts } = report
    await audit(tx, actor, {
      action: 'archive.import',
      targetType: 'archive',
      targetId: newId('archive'),
      after: { ...counts, faults: faults.length },
    })
    return report
  })
}
