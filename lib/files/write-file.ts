import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

type Contents = AsyncIterable<Uint8Array>
type Flags = 'w' | 'wx'

/** Writes a file that passes, for this process alone, and returns how many bytes there were. */
export async function writeFile(path: string, flags: Flags, contents: Contents): Promise<number> {
  const file = await open(path, flags, 0o600)
  try {
    return await writeAll(file, contents)
  } finally {
    await file.close()
  }
}

/** Writes a file that stays, in folders that are made as they are needed: once it returns, all of it outlives a loss of power. */
export async function keepFile(path: string, flags: Flags, contents: Contents): Promise<number> {
  const folder = dirname(resolve(path))
  const made = await mkdir(folder, { recursive: true })
  const file = await open(path, flags, 0o600)
  let sizeBytes: number
  try {
    sizeBytes = await writeAll(file, contents)
    await file.sync()
  } finally {
    await file.close()
  }
  // The name of a file is its folder's, that of a new folder the one's above.
  const last = made === undefined ? folder : dirname(made)
  for (let at = folder, above = dirname(at); ; at = above, above = dirname(at)) {
    await syncFolder(at)
    if (at === last || at === above) return sizeBytes
  }
}

/** One chunk at a time and no stream between, for a chunk is good until the next is asked for. */
async function writeAll(file: FileHandle, contents: Contents): Promise<number> {
  let sizeBytes = 0
  for await (const chunk of contents) {
    sizeBytes += chunk.byteLength
    await file.writeFile(chunk)
  }
  return sizeBytes
}

// Where systems and shares can't write out a folder by itself. PostgreSQL goes on there, too.
const impossible = new Set<unknown>(['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'EPERM'])

/** Has the names in a folder outlive a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path)
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && impossible.has(error.code))) throw error
  }
}
