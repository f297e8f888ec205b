import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { getEnv } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { isMissing } from '#lib/files/storage-failure.ts'
import { parseStorageUrl, type Storage } from '#lib/files/storage.ts'
import { causeOf } from '#lib/log.ts'

/** Bytes that are left on the disk of a folder, and that it has. */
type Room = { left: number; whole: number }

async function findRoom(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { left: bavail * bsize, whole: blocks * bsize }
}

/** Of the disk that documents are kept on; undefined where they are in a bucket. */
export async function findStorageRoom(): Promise<Room | undefined> {
  const setting = parseStorageUrl(getEnv().STORAGE_URL)
  return setting.kind === 'folder' ? findRoom(setting.location) : undefined
}

/** Writes, reads and removes a few bytes: only that tells whether documents can be kept. Throws where they can't, with the reason. */
export async function checkStorage(): Promise<Pick<Storage, 'kind' | 'place'> & { room?: Room }> {
  const storage = getStorage()
  await tryOut(storage).catch((error: unknown) => {
    const cause = error instanceof ApiError ? error.cause : error
    throw new Error(causeOf(cause), { cause })
  })
  const { kind, place } = storage
  const room = await findStorageRoom()
  return room ? { kind, place, room } : { kind, place }
}

async function tryOut(storage: Storage): Promise<void> {
  const key = `health/${randomUUID()}`
  await storage.putStream(key, Readable.from([Buffer.from('callslip')]))
  try {
    let read = ''
    for await (const chunk of await storage.getStream(key)) read += String(chunk)
    if (read !== 'callslip') throw new Error('what was read differs from what was written')
  } finally {
    await storage.remove(key)
  }
  if (storage.kind === 's3') await requireKnownAbsence(storage, key)
}

/** A key that may not list is told of a file that isn't there that it is forbidden: we couldn't tell a lost file from a bucket out of reach. */
async function requireKnownAbsence(storage: Storage, key: string): Promise<void> {
  const error: unknown = await storage.getStream(key).then(
    (found) => void found.destroy(),
    (failure: unknown) => failure,
  )
  if (error === undefined || isMissing(error)) return
  const cause = error instanceof ApiError ? error.cause : error
  if (!/AccessDenied|Forbidden|\b403\b/.test(causeOf(cause))) throw error
  throw new Error(
    'a file that is not there is refused, not missing: the key of the bucket has to be allowed ListBucket',
    { cause },
  )
}
