import type { Client } from 'pg'
import { getStorage } from '#lib/files/get-storage.ts'
import { isMissing } from '#lib/files/storage-failure.ts'
import { causeOf } from '#lib/log.ts'
import { shown, type Check } from '#tools/backup/check.ts'
import { inParallel, isStillThere, measure, readStoredFiles, type StoredFile } from '#tools/backup/stored-files.ts'

const width = 8

async function findViolation({ storageKey, sizeBytes, sha256 }: StoredFile): Promise<string | undefined> {
  const { contents, result } = measure(getStorage().readBlocks([storageKey]))
  for await (const _ of contents);
  const found = result()
  if (found.sizeBytes !== sizeBytes) return `has ${found.sizeBytes} bytes instead of ${sizeBytes}`
  return found.sha256 === sha256 ? undefined : 'has another checksum than when it was stored'
}

/** Reads the file of every row, or of some, and holds it against the size and the checksum that were measured when it came. */
export async function checkDocuments(client: Client, sample: number | undefined): Promise<Check> {
  const check: Check = { name: 'Documents', seen: '', violations: 0, examples: [] }
  const missing: StoredFile[] = []
  let files = 0
  let bytes = 0
  const note = ({ id, storageKey }: StoredFile, violation: string) => {
    check.violations += 1
    if (check.examples.length < shown) check.examples.push(`${id} (${storageKey}) ${violation}`)
  }
  await inParallel(readStoredFiles(client, sample), width, async (file) => {
    files += 1
    bytes += file.sizeBytes
    try {
      const violation = await findViolation(file)
      if (violation !== undefined) note(file, violation)
    } catch (error) {
      if (isMissing(error)) missing.push(file)
      else note(file, `can't be read: ${causeOf(error)}`)
    }
  })
  // One that was removed just now has no row any more.
  for (const file of missing) if (await isStillThere(client, file)) note(file, 'is missing')
  check.seen = `${files} files, ${bytes} bytes${sample === undefined ? '' : ', drawn by chance'}`
  return check
}
