import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { ApiError } from '#lib/errors.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import type { Storage } from '#lib/files/storage.ts'
import { causeOf } from '#lib/log.ts'

/** Writes, reads and removes a few bytes: only that tells whether documents can be kept. Throws where they can't, with the reason. */
export async function checkStorage(): Promise<Pick<Storage, 'kind' | 'place'>> {
  const storage = getStorage()
  await tryOut(storage).catch((error: unknown) => {
    const cause = error instanceof ApiError ? error.cause : error
    throw new Error(causeOf(cause), { cause })
  })
  return { kind: storage.kind, place: storage.place }
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
}
