import { createHash } from 'node:crypto'
import { makeTypeDetector } from '#lib/files/detect-type.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { readTidily } from '#lib/files/read-tidily.ts'
import type { ContentType, FileRule } from '#lib/files/schema.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'
import { refusal } from '#lib/refusals.ts'

/** A file that lies in storage and belongs to nothing yet. `sizeBytes` and `sha256` (hex) are measured, not claimed. */
export type StoredFile = { id: string; storageKey: string; contentType: ContentType; sizeBytes: number; sha256: string }

/** `null` is a request without a body. */
export type FileSource = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | Uint8Array | null

export function chunksOf(source: FileSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (source === null) return []
  if (source instanceof Uint8Array) return [source]
  // Node's web streams can be iterated; the DOM's type doesn't say so.
  return source instanceof ReadableStream
    ? readTidily(source as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>)
    : source
}

/**
 * Streams a file to storage, measuring it on the way; memory holds a few chunks, whatever the size. Throws 413 beyond
 * what the rule allows and 400 for an empty file or an unwanted type; nothing is left in storage then, nor when the sender
 * breaks off.
 */
export async function storeFile(source: FileSource, rule: FileRule): Promise<StoredFile> {
  const { kind, maximumBytes } = rule
  const id = newId(kind)
  const storageKey = `${new Date().toISOString().slice(0, 7)}/${id}`
  const detector = makeTypeDetector(rule)
  const hash = createHash('sha256')
  let sizeBytes = 0
  let contentType: ContentType | undefined
  let refused: unknown

  async function* measured() {
    try {
      for await (const chunk of chunksOf(source)) {
        sizeBytes += chunk.byteLength
        if (sizeBytes > maximumBytes)
          throw new ApiError('body_too_large', `The file must not exceed ${maximumBytes} bytes.`)
        hash.update(chunk)
        await detector.take(chunk)
        yield chunk
      }
      if (sizeBytes === 0) throw invalid('body', refusal('fileEmpty'))
      contentType = await detector.finish()
    } catch (error) {
      // Storage wraps what stops a stream in an error of its own; the caller wants this one.
      refused = error
      throw error
    }
  }

  try {
    await getStorage().putStream(storageKey, measured())
  } catch (error) {
    // Where storage itself failed, what it says of the removal tells nothing more.
    const noteLeft = (failure: unknown) =>
      refused && log.error('a refused file stays in storage', failure, { storageKey })
    await getStorage().remove(storageKey).catch(noteLeft)
    throw refused ?? error
  }
  if (contentType === undefined) throw new Error('storage ended before the file did')
  return { id, storageKey, contentType, sizeBytes, sha256: hash.digest('hex') }
}
