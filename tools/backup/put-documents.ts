import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { getStorage } from '#lib/files/get-storage.ts'
import { CHECKSUMS, DOCUMENTS } from '#tools/backup/manifest.ts'
import { inParallel, measure } from '#tools/backup/stored-files.ts'

const width = 8
// Keys are of our own making; a path that leads out of the storage isn't.
const shape = new RegExp(`^([0-9a-f]{64})  (${DOCUMENTS}/((?!\\.\\.?/)[\\w.-]+/)*(?!\\.\\.?$)[\\w.-]+)$`)

async function* readChecksums(folder: string): AsyncGenerator<{ sha256: string; path: string; key: string }> {
  for await (const line of createInterface({ input: createReadStream(join(folder, CHECKSUMS)) })) {
    const [, sha256, path] = shape.exec(line) ?? []
    if (sha256 === undefined || path === undefined) throw new Error(`${CHECKSUMS} has a line that is none: ${line}`)
    yield { sha256, path, key: path.slice(DOCUMENTS.length + 1) }
  }
}

/** Opened when it is first read: a stream that fails before anybody listens would end the process. */
async function* readCopy(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

/** Puts a backup's documents into the storage of the settings, each held against its checksum. Returns how many there were. */
export async function putDocuments(folder: string, say: (line: string) => void): Promise<number> {
  let files = 0
  await inParallel(readChecksums(folder), width, async ({ sha256, path, key }) => {
    const { contents, result } = measure(readCopy(join(folder, path)))
    await getStorage().putStream(key, contents)
    if (result().sha256 !== sha256) {
      await getStorage().remove(key)
      throw new Error(`${path} is not what was backed up: its checksum differs.`)
    }
    files += 1
    if (files % 1000 === 0) say(`Documents: ${files} …`)
  })
  return files
}
