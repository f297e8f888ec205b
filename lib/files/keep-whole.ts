import { inTransaction, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import type { FileRule } from '#lib/files/schema.ts'
import { storeFile, type FileSource, type StoredFile } from '#lib/files/store-file.ts'

/** Takes a file in that comes in one piece, and keeps it. No transaction is open while the bytes arrive, for that can take minutes. */
export async function keepWhole<T>(
  body: FileSource,
  rule: FileRule,
  keep: (tx: Tx, file: StoredFile) => Promise<T>,
): Promise<T> {
  const file = await storeFile(body, rule)
  try {
    return await inTransaction((tx) => keep(tx, file))
  } catch (error) {
    // A refusal means that nothing was committed. After any other failure, a connection lost at the commit for one, the
    // row may exist: better a file without a row than a row without its file.
    if (error instanceof ApiError) await getStorage().remove(file.storageKey)
    throw error
  }
}
