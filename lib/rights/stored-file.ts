import { getStorage } from '#lib/files/get-storage.ts'
import { log } from '#lib/log.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'

const plain = (name: string) => name.replace(/[^\p{L}\p{N}._ -]+/gu, '-').replace(/^\.+/, '')

type Stored = { id: string; name: string; storageKey: string }

/**
 * The bytes of a file, under a folder of the zip. One that storage doesn't have any more is left out and logged: for one
 * lost scan nobody should go without all the rest.
 */
export async function* storedFile(folder: string, { id, name, storageKey }: Stored): AsyncGenerator<ZipEntry> {
  const blocks = await open(storageKey)
  if (blocks) yield { name: `${folder}/${id}-${plain(name)}`, contents: blocks, stored: true }
  else log.error('a file is missing in storage', 'left out of a copy of data', { fileId: id })
}

async function open(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const stream: AsyncIterable<Uint8Array> = await getStorage().getStream(key)
    const blocks = stream[Symbol.asyncIterator]()
    return rest(await blocks.next(), blocks)
  } catch {
    return undefined
  }
}

async function* rest(first: IteratorResult<Uint8Array>, blocks: AsyncIterator<Uint8Array>) {
  try {
    for (let next = first; !next.done; next = await blocks.next()) yield next.value
  } finally {
    await blocks.return?.()
  }
}
