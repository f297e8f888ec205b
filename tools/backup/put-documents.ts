import { createReadStream, existsSync } from 'node:fs'
import { chown, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { getStorage } from '#lib/files/get-storage.ts'
import { CHECKSUMS, DOCUMENTS, sha256Of } from '#tools/backup/manifest.ts'
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

/** Of what the storage has under a key; undefined where it has nothing that can be read. */
async function findStored(key: string): Promise<string | undefined> {
  const { contents, result } = measure(getStorage().readBlocks([key]))
  try {
    for await (const _ of contents);
    return result().sha256
  } catch {
    return undefined
  }
}

/** A folder that is there already, or the first above it that is. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/**
 * Root restores, and the service reads: it is given what is put into a folder, for files are their owner's alone. Returns how to,
 * by whose the folder was before anything was put into it.
 */
async function findHeir(): Promise<(key: string) => Promise<void>> {
  const folder = getStorage().findLocalPath('')
  if (folder === undefined || process.getuid?.() !== 0) return async () => {}
  const top = existing(resolve(folder))
  const { uid, gid } = await stat(top)
  return async (key) => {
    for (let at = join(resolve(folder), key); at !== top; at = dirname(at)) await chown(at, uid, gid)
  }
}

/**
 * Puts a backup's documents into the storage of the settings. What is there already and right is left alone, and nothing is written
 * over by a copy that isn't what was backed up: it may be the last good one, whatever the backup's has become. Returns how many were put.
 */
export async function putDocuments(folder: string, say: (line: string) => void): Promise<number> {
  const give = await findHeir()
  let files = 0
  let put = 0
  await inParallel(readChecksums(folder), width, async ({ sha256, path, key }) => {
    files += 1
    if (files % 1000 === 0) say(`Documents: ${files} …`)
    if ((await findStored(key)) !== sha256) {
      const copy = join(folder, path)
      // The others are put all the same; the verification at the end names the document.
      if ((await sha256Of(copy).catch(() => undefined)) !== sha256)
        return say(`${path} is not what was backed up: its checksum differs, or it can't be read. It was left out.`)
      await getStorage().putStream(key, readCopy(copy))
      put += 1
    }
    await give(key)
  })
  return put
}
