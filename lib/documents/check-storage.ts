import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { getEnv } from '#lib/env.ts'
import { getStream, parseStorageUrl, putStream, remove } from '#lib/documents/storage.ts'

/** Writes, reads and removes a few bytes: only that tells whether documents can be kept. Throws where they can't. */
export async function checkStorage(): Promise<{ kind: 'folder' | 's3'; place: string }> {
  const key = `health/${randomUUID()}`
  await putStream(key, Readable.from([Buffer.from('callslip')]))
  try {
    let read = ''
    for await (const chunk of await getStream(key)) read += String(chunk)
    if (read !== 'callslip') throw new Error('what was read differs from what was written')
  } finally {
    await remove(key)
  }
  const setting = parseStorageUrl(getEnv().STORAGE_URL)
  // Of a bucket the name alone: the address holds a secret, the folder a machine's own business.
  return { kind: setting.kind, place: setting.kind === 's3' ? setting.bucket : 'a folder on this machine' }
}
