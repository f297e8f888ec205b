import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file for this process alone and returns how many bytes there were. One chunk at a time and no stream between,
 * for a chunk is good until the next is asked for.
 */
export async function writeFile(path: string, flags: 'w' | 'wx', contents: AsyncIterable<Uint8Array>): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, flags, 0o600)
  let sizeBytes = 0
  try {
    for await (const chunk of contents) {
      sizeBytes += chunk.byteLength
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return sizeBytes
}
