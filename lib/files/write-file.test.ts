import { readlinkSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { FolderStorage } from '#lib/files/folder-storage.ts'

afterEach(() => vi.restoreAllMocks())

async function* chunks() {
  yield Buffer.from('one ')
  yield Buffer.from('file')
}

// Where a file is open is told by /proc.
it.skipIf(process.platform !== 'linux')(
  'has a document on the disk, its name and new folders too, when it is kept',
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'callslip-written-'))
    const synced: string[] = []
    const handle = await open(place)
    const kind = Object.getPrototypeOf(handle) as FileHandle // the one class that all of them are of
    await handle.close()
    const sync = kind.sync
    vi.spyOn(kind, 'sync').mockImplementation(async function (this: FileHandle) {
      synced.push(readlinkSync(`/proc/self/fd/${this.fd}`))
      return sync.call(this)
    })
    const storage = new FolderStorage(join(place, 'documents'))
    await storage.putStream('2026-03/doc_1', chunks())
    expect(synced).toEqual(
      ['documents/2026-03/doc_1', 'documents/2026-03', 'documents', ''].map((path) => join(place, path)),
    )
    expect(await readFile(join(place, 'documents/2026-03/doc_1'), 'utf8')).toBe('one file')
    synced.length = 0
    await storage.putStream('2026-03/doc_2', chunks())
    expect(synced).toEqual(['documents/2026-03/doc_2', 'documents/2026-03'].map((path) => join(place, path)))
    await rm(place, { recursive: true })
  },
)
