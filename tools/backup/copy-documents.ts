import { closeSync, createReadStream, fsyncSync, openSync, writeSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { getStorage } from '#lib/files/get-storage.ts'
import { isMissing } from '#lib/files/storage-failure.ts'
import { keepFile, writeFile } from '#lib/files/write-file.ts'
import { causeOf } from '#lib/log.ts'
import { CHECKSUMS, DOCUMENTS, type Manifest } from '#tools/backup/manifest.ts'
import { inParallel, isStillThere, measure, readStoredFiles, type StoredFile } from '#tools/backup/stored-files.ts'

const LIST = 'files.unfinished'
const width = 8

/** Writes down which files the transaction's rows have, so that it needn't stay open while they are copied. */
export async function listDocuments(client: Client, folder: string): Promise<void> {
  async function* lines() {
    for await (const file of readStoredFiles(client)) yield Buffer.from(`${JSON.stringify(file)}\n`)
  }
  await writeFile(join(folder, LIST), 'wx', lines())
}

async function* readList(folder: string): AsyncGenerator<StoredFile> {
  for await (const line of createInterface({ input: createReadStream(join(folder, LIST)) }))
    yield JSON.parse(line) as StoredFile // written above
}

type Copied = Pick<Manifest, 'removed' | 'faults'> & { files: number; bytes: number }

/**
 * Copies the files that were listed, each held against the checksum of its row. One that is wrong is copied as it is and told of;
 * one that is gone because its row is gone meanwhile is no fault.
 */
export async function copyDocuments(client: Client, folder: string, say: (line: string) => void): Promise<Copied> {
  const copied: Copied = { removed: [], faults: [], files: 0, bytes: 0 }
  const missing: StoredFile[] = []
  const sums = openSync(join(folder, CHECKSUMS), 'a', 0o600)
  const copy = async (file: StoredFile) => {
    const path = `${DOCUMENTS}/${file.storageKey}`
    const { contents, result } = measure(getStorage().readBlocks([file.storageKey]))
    try {
      await keepFile(join(folder, path), 'w', contents)
    } catch (error) {
      await rm(join(folder, path), { force: true })
      throw error
    }
    const { sha256, sizeBytes } = result()
    if (sha256 !== file.sha256) copied.faults.push(`${file.id} is not what was stored: its checksum differs`)
    // What ought to be there: a wrong copy is then left out of a restore, where the original may be read rightly by then.
    writeSync(sums, `${file.sha256}  ${path}\n`)
    copied.files += 1
    copied.bytes += sizeBytes
    if (copied.files % 1000 === 0) say(`Documents: ${copied.files} …`)
  }
  try {
    await inParallel(readList(folder), width, async (file) => {
      await copy(file).catch((error: unknown) => {
        if (!isMissing(error)) throw new Error(`${file.id} can't be read: ${causeOf(error)}`, { cause: error })
        missing.push(file)
      })
    })
    fsyncSync(sums)
  } finally {
    closeSync(sums)
  }
  for (const { table, id } of missing)
    if (await isStillThere(client, { table, id })) copied.faults.push(`${id} is missing`)
    else copied.removed.push({ table, id })
  await rm(join(folder, LIST))
  return copied
}

export async function isEmptyOrAbsent(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0
}
