import { getStorage } from '#lib/files/get-storage.ts'
import { isMissing } from '#lib/files/storage-failure.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'
import { log } from '#lib/log.ts'
import { textFile } from '#lib/rights/zip-files.ts'

const plain = (name: string) => name.replace(/[^\p{L}\p{N}._ -]+/gu, '-').replace(/^\.+/, '')

type Stored = { id: string; name: string; storageKey: string }

/**
 * The bytes of a file, under a folder of the zip. One that storage doesn't have any more is logged, and a note stands in its
 * place: for one lost scan nobody should go without all the rest. Where storage doesn't answer, the copy fails, and is tried again.
 */
export async function* storedFile(folder: string, { id, name, storageKey }: Stored): AsyncGenerator<ZipEntry> {
  const path = `${folder}/${id}-${plain(name)}`
  const blocks = await open(storageKey)
  if (blocks) return yield { name: path, contents: blocks, stored: true }
  log.error('a file is missing in storage', 'left out of a copy of data', { fileId: id })
  yield textFile(`${path}.missing.txt`, 'This file is not in our storage any more, so it is missing in this copy.\n')
}

async function open(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const stream: AsyncIterable<Uint8Array> = await getStorage().getStream(key)
    const blocks = stream[Symbol.asyncIterator]()
    return rest(await blocks.next(), blocks)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function* rest(first: IteratorResult<Uint8Array>, blocks: AsyncIterator<Uint8Array>) {
  try {
    for (let next = first; !next.done; next = await blocks.next()) yield next.value
  } finally {
    await blocks.return?.()
  }
}
