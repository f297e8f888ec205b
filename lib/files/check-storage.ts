import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { getStorage } from '#lib/files/get-storage.ts'
import type { Storage } from '#lib/files/storage.ts'

/** Writes, reads and removes a few bytes: only that tells whether documents can be kept. Throws where they can't. */
export async function checkStorage(): Promise<Pick<Storage, 'kind' | 'place'>> {
  const storage = getStorage()
  const key = `health/${randomUUID()}`
  await storage.putStream(key, Readable.from([Buffer.from('callslip')]))
  try {
    let read = ''
    for await (const chunk of await storage.getStream(key)) read += String(chunk)
    if (read !== 'callslip') throw new Error('what was read differs from what was written')
  } finally {
    await storage.remove(key)
  }
  return { kind: storage.kind, place: storage.place }
}
