import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { cut } from '#lib/files/cut.ts'
import type { Part } from '#lib/files/put-in-parts.ts'
import { askStorage } from '#lib/files/storage-failure.ts'
import type { Bucket, Storage, UrlOptions } from '#lib/files/storage.ts'
import { tryAgain } from '#lib/files/try-again.ts'
import { writeFile } from '#lib/files/write-file.ts'

/** A bucket that doesn't answer is out of reach: without these a job or a request would wait for it without an end. In milliseconds. */
const patience = { connectionTimeout: 5_000, socketTimeout: 60_000 }

async function openBucket(
  { kind: _, publicEndpoint: __, bucket, ...setting }: Bucket,
  requestHandler: typeof patience,
) {
  // The AWS SDK takes a second and 60 MB to load: only those who use a bucket pay for it.
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')])
  const client = new S3Client({
    ...setting,
    requestHandler,
    // Most services other than Amazon's know neither ACLs nor the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })) }
}
type Opened = Awaited<ReturnType<typeof openBucket>>

// As much as the largest document has: those come in one piece, what is larger in several.
const pieceBytes = 100 * 1024 * 1024

/** A bucket of an S3 service, which serves its files itself by signed URLs. */
export class BucketStorage implements Storage {
  readonly kind = 's3'
  readonly place: string
  readonly #opened: Promise<Opened>
  /** What signs for those who reach the service elsewhere; it is never asked for anything. */
  readonly #shown: Promise<Opened>
  readonly #pieceBytes: number

  constructor(setting: Bucket, atATime = pieceBytes, limits = patience) {
    this.place = setting.bucket
    this.#opened = openBucket(setting, limits)
    const { publicEndpoint: endpoint } = setting
    this.#shown = endpoint === undefined ? this.#opened : openBucket({ ...setting, endpoint }, limits)
    this.#pieceBytes = atATime
  }

  findLocalPath(): undefined {}

  async findUrl(key: string, options: UrlOptions): Promise<string> {
    return (await this.#shown).disk.getSignedUrl(key, options)
  }

  /**
   * S3 wants to know the length before the first byte, and a sender's word isn't enough: it is measured on the way
   * through a temporary file, so a document that turns out too long or of a wrong type never reaches the bucket either. What is
   * larger than any document, a copy of somebody's data, goes through it piece by piece.
   */
  async putStream(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    const path = join(tmpdir(), `callslip-upload-${randomUUID()}`)
    const { piece, hasMore, stop } = cut(contents, this.#pieceBytes)
    const write = async (flags: 'w' | 'wx'): Promise<Part> => ({
      path,
      sizeBytes: await writeFile(path, flags, piece()),
    })
    async function* from(first: Part) {
      yield first
      while (hasMore()) yield write('w')
    }
    try {
      const first = await write('wx')
      if (hasMore()) await this.#putInParts(key, from(first))
      else
        await this.#ask(({ disk }) =>
          tryAgain(() => disk.putStream(key, createReadStream(path), { contentLength: first.sizeBytes })),
        )
    } finally {
      await rm(path, { force: true })
      await stop()
    }
  }

  async #putInParts(key: string, parts: AsyncIterable<Part>): Promise<void> {
    const { putInParts } = await import('#lib/files/put-in-parts.ts')
    await putInParts((work) => this.#ask(({ client }) => work(client)), { Bucket: this.place, Key: key }, parts)
  }

  getStream(key: string): Promise<Readable> {
    return this.#ask(({ disk }) => disk.getStream(key))
  }

  async *readBlocks(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    // A stream of bytes, by its contract.
    for (const key of keys) yield* (await this.getStream(key)) as AsyncIterable<Uint8Array>
  }

  remove(key: string): Promise<void> {
    return this.#ask(({ disk }) => disk.delete(key))
  }

  #ask<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
    return askStorage(this.place, async () => work(await this.#opened))
  }
}
