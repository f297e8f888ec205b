import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '#tools/runtime/refusal.ts'

export const DUMP = 'database.dump'
export const DOCUMENTS = 'documents'
/** As `sha256sum -c` reads it, from the backup's folder. */
export const CHECKSUMS = 'documents.sha256'
const MANIFEST = 'manifest.json'

const place = z.object({ id: z.string(), horizon: z.string(), position: z.string() }).nullable()

/** What a backup says of itself. It is written last: a folder without it is no backup. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Callslip's version. */
  version: z.string(),
  postgres: z.object({ server: z.string(), major: z.int(), tool: z.int() }),
  /** The newest that was applied. */
  migration: z.string(),
  /** Rows, by table. */
  counts: z.record(z.string(), z.int()),
  feed: z.object({ first: place, last: place }),
  /** The names of the secrets that something is sealed with, and how many things; the secrets themselves are kept elsewhere. */
  keys: z.array(z.object({ id: z.string(), things: z.int() })),
  /** `copied` is false where the documents' own storage keeps copies. */
  documents: z.object({ copied: z.boolean(), files: z.int(), bytes: z.int() }),
  /** Removed while the backup was made: their rows are in the dump, and go with the restore. */
  removed: z.array(z.object({ table: z.enum(['documents', 'attachments']), id: z.string() })),
  /** Documents that were wrong or missing already. */
  faults: z.array(z.string()),
  /** SHA-256 of the other files. */
  checksums: z.object({ [DUMP]: z.string(), [CHECKSUMS]: z.string() }),
})
export type Manifest = z.output<typeof manifest>

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

export const manifestPath = (folder: string): string => join(folder, MANIFEST)

/** Reads a backup's manifest, and holds its files against it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => {
    throw new Refusal(`${folder} holds no ${MANIFEST}: it is no backup, or one that was never finished.`)
  })
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new Refusal(`${folder}/${MANIFEST} is not one that this version can read.`)
  for (const [name, expected] of Object.entries(read.data.checksums))
    if ((await sha256Of(join(folder, name))) !== expected)
      throw new Refusal(`${folder}/${name} is not what was backed up: its checksum differs.`)
  return read.data
}
