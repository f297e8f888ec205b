import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Storage } from '#lib/files/storage.ts'
import { keepFile } from '#lib/files/write-file.ts'

const blockBytes = 256 * 1024

/** A folder on this machine. This service serves its files itself: they have no URL of their own. */
export class FolderStorage implements Storage {
  readonly kind = 'folder'
  readonly place = 'a folder on this machine'
  readonly #location: string

  constructor(location: string) {
    this.#location = location
  }

  findLocalPath(key: string): string {
    return join(this.#location, key)
  }

  async findUrl(): Promise<undefined> {}

  async putStream(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    await keepFile(this.findLocalPath(key), 'w', contents)
  }

  async getStream(key: string): Promise<Readable> {
    return createReadStream(this.findLocalPath(key))
  }

  /** All blocks are the same buffer: a hundred megabytes of them would wait long for the garbage collector. */
  async *readBlocks(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    const block = Buffer.alloc(blockBytes)
    for (const key of keys) {
      const file = await open(this.findLocalPath(key))
      try {
        for (;;) {
          const { bytesRead } = await file.read(block, 0, blockBytes)
          if (bytesRead === 0) break
          yield block.subarray(0, bytesRead)
        }
      } finally {
        await file.close()
      }
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.findLocalPath(key), { force: true })
  }
}
