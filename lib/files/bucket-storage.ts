import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { askStorage } from '#lib/files/storage-failure.ts'
import type { Bucket, Storage, UrlOptions } from '#lib/files/storage.ts'
import { writeFile } from '#lib/files/write-file.ts'

async function openDisk({ kind: _, publicEndpoint: __, ...setting }: Bucket): Promise<Disk> {
  // The AWS SDK takes a second and 60 MB to load: only those who use a bucket pay for it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      ...setting,
      visibility: 'private',
      // Most services other than Amazon's know neither ACLs nor the newer checksums.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/** A bucket of an S3 service, which serves its files itself by signed URLs. */
export class BucketStorage implements Storage {
  readonly kind = 's3'
  readonly place: string
  readonly #disk: Promise<Disk>
  /** What signs for those who reach the service elsewhere; it is never asked for anything. */
  readonly #shown: Promise<Disk>

  constructor(setting: Bucket) {
    this.place = setting.bucket
    this.#disk = openDisk(setting)
    const { publicEndpoint: endpoint } = setting
    this.#shown = endpoint === undefined ? this.#disk : openDisk({ ...setting, endpoint })
  }

  findLocalPath(): undefined {}

  async findUrl(key: string, options: UrlOptions): Promise<string> {
    return (await this.#shown).getSignedUrl(key, options)
  }

  /**
   * S3 wants to know the length before the first byte, and a sender's word isn't enough: it is measured on the way
   * through a temporary file, so a file that turns out too long or of a wrong type never reaches the bucket either.
   */
  async putStream(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    const temporary = join(tmpdir(), `callslip-upload-${randomUUID()}`)
    try {
      const contentLength = await writeFile(temporary, 'wx', contents)
      await this.#ask((disk) => disk.putStream(key, createReadStream(temporary), { contentLength }))
    } finally {
      await rm(temporary, { force: true })
    }
  }

  getStream(key: string): Promise<Readable> {
    return this.#ask((disk) => disk.getStream(key))
  }

  async *readBlocks(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    // A stream of bytes, by its contract.
    for (const key of keys) yield* (await this.getStream(key)) as AsyncIterable<Uint8Array>
  }

  remove(key: string): Promise<void> {
    return this.#ask((disk) => disk.delete(key))
  }

  #ask<T>(work: (disk: Disk) => Promise<T>): Promise<T> {
    return askStorage(this.place, async () => work(await this.#disk))
  }
}
