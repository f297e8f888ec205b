import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { ApiError, errorStatuses, notFound } from '#lib/errors.ts'
import { makeTypeDetector } from '#lib/files/detect-type.ts'
import { dropParts } from '#lib/files/drop-parts.ts'
import { dropUpload } from '#lib/files/drop-upload.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import type { FileRule } from '#lib/files/schema.ts'
import { chunksOf, storeFile, type FileSource, type StoredFile } from '#lib/files/store-file.ts'
import { Prisma, type Upload } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { causeOf, log } from '#lib/log.ts'
import { defineCommand, defineLock } from '#lib/sql.ts'

const mismatch = (offset: number) =>
  new ApiError('upload_offset_mismatch', `${offset} bytes have arrived: send the rest from there.`, {
    members: { offset },
  })

type NamedFile = StoredFile & { name: string }
type Receipt = {
  rule: FileRule
  /** Puts the whole file where it belongs, and says what the upload has become. */
  keep: (tx: Tx, file: NamedFile) => Promise<{ documentId: string } | { attachmentId: string }>
}

/** Whether the file was refused, which the next try changes nothing about; what fails with us, storage for one, may go well then. */
const isRefused = (error: unknown) => error instanceof ApiError && errorStatuses[error.code] < 500

const isComplete = ({ documentId, attachmentId }: Upload) => documentId !== null || attachmentId !== null

/**
 * Takes the next part of a file and, with its last byte, keeps the file. What arrives before a connection breaks is kept, so
 * the sender asks for `offset` and goes on there. No transaction is open while bytes arrive. Throws 409
 * `upload_offset_mismatch` where the part doesn't begin at the end, and 400 as soon as it can't be an accepted file.
 */
export async function receivePart(upload: Upload, offset: number, body: FileSource, receipt: Receipt): Promise<void> {
  if (isComplete(upload)) return
  if (offset !== upload.receivedBytes) throw mismatch(upload.receivedBytes)
  const receivedBytes = offset < upload.sizeBytes ? await keepPart(upload, body, receipt.rule) : offset
  if (receivedBytes === upload.sizeBytes) await finish(upload, receipt)
}

const lockUpload = defineLock('uploads')

/** Drops what can't become a file; false where it has become one meanwhile, by whoever sent the same at the same time. */
const dropUnlessComplete = (uploadId: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    await lockUpload(tx, uploadId)
    const row = await tx.upload.findUnique({ where: { id: uploadId } })
    if (row && isComplete(row)) return false
    await dropUpload(tx, uploadId)
    return true
  })

/** Stores what comes, up to the announced size; returns how much of the file there is now, where there is more to be done. */
async function keepPart(upload: Upload, body: FileSource, rule: FileRule): Promise<number | undefined> {
  const offset = upload.receivedBytes
  const storageKey = `uploads/${upload.id}/${newId('upload')}`
  const detector = offset === 0 ? makeTypeDetector(rule) : undefined
  let sizeBytes = 0
  let refusal: unknown

  async function* arriving() {
    const chunks = chunksOf(body)
    try {
      for await (const chunk of untilBroken(chunks)) {
        sizeBytes += chunk.byteLength
        if (offset + sizeBytes > upload.sizeBytes) {
          throw new ApiError('body_too_large', `The file was announced with ${upload.sizeBytes} bytes; more arrived.`)
        }
        await detector?.take(chunk)
        yield chunk
      }
    } catch (error) {
      // Storage wraps what stops a stream in an error of its own; the caller wants this one.
      refusal = error
      throw error
    }
  }

  try {
    await getStorage().putStream(storageKey, arriving())
  } catch (error) {
    await discard(storageKey)
    // A file of a kind that isn't taken won't become one with its next part.
    if (refusal instanceof ApiError && !(await dropUnlessComplete(upload.id))) return undefined
    throw refusal ?? error
  }
  if (sizeBytes === 0) {
    await discard(storageKey)
    return offset
  }
  try {
    return await recordPart(upload, { offset, sizeBytes, storageKey })
  } catch (error) {
    // After any other failure, a connection lost at the commit for one, the row may exist.
    if (error instanceof ApiError) await discard(storageKey)
    throw error
  }
}

const discard = (storageKey: string) =>
  getStorage()
    .remove(storageKey)
    .catch((failure: unknown) => log.error('part of an upload stays in storage', failure, { storageKey }))

/** The bytes until the sender is done, or gone: a broken connection is the end of this part only. */
async function* untilBroken(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    log.info('an upload broke off', { cause: causeOf(error) })
  }
}

async function recordPart(
  { id: uploadId }: Upload,
  { offset, sizeBytes, storageKey }: { offset: number; sizeBytes: number; storageKey: string },
): Promise<number> {
  return inTransaction(async (tx) => {
    // The guard: of two senders at the same place, a resumed one and the ghost of the one before, only one counts.
    const { count } = await tx.upload.updateMany({
      where: { id: uploadId, receivedBytes: offset, documentId: null, attachmentId: null },
      data: { receivedBytes: offset + sizeBytes, updatedAt: new Date() },
    })
    if (count === 0) {
      const present = await tx.upload.findUnique({ where: { id: uploadId } })
      throw present ? mismatch(present.receivedBytes) : notFound()
    }
    await tx.uploadPart.create({ data: { uploadId, offset, sizeBytes, storageKey } })
    return offset + sizeBytes
  })
}

const lockUnfinished = defineCommand(
  (id: string) =>
    Prisma.sql`SELECT 1 FROM uploads WHERE id = ${id} AND document_id IS NULL AND attachment_id IS NULL FOR UPDATE`,
)

/** Joins the parts and keeps the file. Repeatable: after a crash an empty part at the end comes here again. */
async function finish(upload: Upload, { rule, keep }: Receipt): Promise<void> {
  const parts = await getDb().uploadPart.findMany({ where: { uploadId: upload.id }, orderBy: { offset: 'asc' } })
  let file: StoredFile
  try {
    file = await storeFile(getStorage().readBlocks(parts.map((part) => part.storageKey)), rule)
  } catch (error) {
    if (isRefused(error) && !(await dropUnlessComplete(upload.id))) return
    throw error
  }
  try {
    const kept = await inTransaction(async (tx) => {
      if ((await lockUnfinished(tx, upload.id)) === 0) return false
      const became = await keep(tx, { ...file, name: upload.name })
      await tx.upload.update({ where: { id: upload.id }, data: { ...became, updatedAt: new Date() } })
      await dropParts(tx, upload.id)
      return true
    })
    // Somebody else finished it meanwhile.
    if (!kept) await getStorage().remove(file.storageKey)
  } catch (error) {
    // As in keep-whole.ts: better a file without a row than a row without its file.
    if (error instanceof ApiError) await getStorage().remove(file.storageKey)
    // One whose name is wrong won't become another with the next try.
    if (error instanceof ApiError && error.code === 'invalid_request' && !(await dropUnlessComplete(upload.id))) return
    throw error
  }
}
