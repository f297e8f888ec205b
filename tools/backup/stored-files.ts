import { createHash } from 'node:crypto'
import type { Client } from 'pg'

/**
 * The tables whose rows have a file that is kept for good. Files that pass (copies of somebody's data, parts of uploads) stay
 * out: a restore ends their rows (tools/backup/repair.ts).
 */
export const fileTables = ['documents', 'attachments'] as const
export type StoredFile = {
  table: (typeof fileTables)[number]
  id: string
  storageKey: string
  sizeBytes: number
  sha256: string
}

const columns = `id, storage_key AS "storageKey", size_bytes AS "sizeBytes", sha256`
const page = 1000

/** Every row that has a file, page by page; or some, drawn by chance. */
export async function* readStoredFiles(client: Client, sample?: number): AsyncGenerator<StoredFile> {
  for (const table of fileTables) {
    const select = `SELECT '${table}' AS table, ${columns} FROM ${table}`
    if (sample !== undefined) {
      yield* (await client.query<StoredFile>(`${select} ORDER BY random() LIMIT $1`, [sample])).rows
      continue
    }
    for (let after = ''; ;) {
      const { rows } = await client.query<StoredFile>(`${select} WHERE id > $1 ORDER BY id LIMIT ${page}`, [after])
      yield* rows
      const last = rows.at(-1)
      if (last === undefined || rows.length < page) break
      after = last.id
    }
  }
}

export const isStillThere = async (client: Client, { table, id }: Pick<StoredFile, 'table' | 'id'>): Promise<boolean> =>
  (await client.query(`SELECT 1 FROM ${table} WHERE id = $1`, [id])).rowCount === 1

/** The same bytes, measured on their way. */
export function measure(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* through() {
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength
      hash.update(chunk)
      yield chunk
    }
  }
  return { contents: through(), result: () => ({ sizeBytes, sha256: hash.digest('hex') }) }
}

/** Works through all that comes, several at a time. */
export async function inParallel<T>(items: AsyncIterable<T>, width: number, work: (item: T) => Promise<void>) {
  const iterator = items[Symbol.asyncIterator]()
  const lane = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: width }, lane))
}
