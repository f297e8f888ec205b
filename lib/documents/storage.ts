import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { getEnv } from '#lib/env.ts'

export type Bucket = {
  kind: 's3'
  bucket: string
  region: string
  endpoint: string
  forcePathStyle: boolean
  credentials: { accessKeyId: string; secretAccessKey: string }
}
export type StorageSetting = { kind: 'folder'; location: string } | Bucket

/**
 * `file:///folder` or `s3://KEY:SECRET@host[:port]/bucket?region=…&ssl=0|1&pathStyle=0|1`; key and secret percent-encoded.
 * Throws an Error that names STORAGE_URL and never repeats its value, which holds a secret.
 */
export function parseStorageUrl(value: string): StorageSetting {
  const fault = (what: string) => new Error(`STORAGE_URL ${what}`)
  if (!URL.canParse(value)) throw fault('must be a URL')
  const url = new URL(value)
  if (url.protocol === 'file:') return { kind: 'folder', location: fileURLToPath(url) }
  if (url.protocol !== 's3:') throw fault('must begin with file:// or s3://')
  const bucket = decodeURIComponent(url.pathname.slice(1)).replace(/\/$/, '')
  if (url.host === '') throw fault('must name the host of the S3 service')
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/.test(bucket))
    throw fault('must name the bucket as its whole path: s3://KEY:SECRET@host/bucket')
  if (url.username === '' || url.password === '') throw fault('must hold KEY:SECRET before the host')
  const flag = (name: string, otherwise: boolean) => {
    const given = url.searchParams.get(name)
    if (given !== null && given !== '0' && given !== '1') throw fault(`must have ${name}=0 or ${name}=1`)
    return given === null ? otherwise : given === '1'
  }
  return {
    kind: 's3',
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: `${flag('ssl', true) ? 'https' : 'http'}://${url.host}`,
    // Only the big providers give every bucket a host name of its own.
    forcePathStyle: flag('pathStyle', !url.hostname.endsWith('.amazonaws.com')),
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  }
}

type Store = { disk: Disk; setting: StorageSetting }
let opened: { url: string; store: Promise<Store> } | undefined

async function open(setting: StorageSetting): Promise<Store> {
  if (setting.kind === 'folder')
    return { setting, disk: new Disk(new FSDriver({ location: setting.location, visibility: 'private' })) }
  // The AWS SDK takes a second and 60 MB to load: only those who use a bucket pay for it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { kind: _, ...rest } = setting
  return {
    setting,
    disk: new Disk(
      new S3Driver({
        ...rest,
        visibility: 'private',
        // Most services other than Amazon's know neither ACLs nor the newer checksums.
        supportsACL: false,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    ),
  }
}

function getStore(): Promise<Store> {
  const url = getEnv().STORAGE_URL
  if (opened?.url !== url) opened = { url, store: open(parseStorageUrl(url)) }
  return opened.store
}

/** Answers how many bytes there were. One chunk at a time and no stream between, for a chunk is good until the next is asked for. */
async function writeLocally(path: string, flags: 'w' | 'wx', contents: AsyncIterable<Uint8Array>): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  const file = await openFile(path, flags, 0o600)
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

/** Stores what comes. When it fails half-way, whatever lies under the key is the caller's to remove. */
export async function putStream(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
  const { disk, setting } = await getStore()
  if (setting.kind === 'folder') return void (await writeLocally(join(setting.location, key), 'w', contents))
  // S3 wants to know the length before the first byte, and a sender's word isn't enough: it is measured on the way
  // through a temporary file, so a file that turns out too long or of a wrong type never reaches the bucket either.
  const temporary = join(tmpdir(), `callslip-upload-${randomUUID()}`)
  try {
    const contentLength = await writeLocally(temporary, 'wx', contents)
    await disk.putStream(key, createReadStream(temporary), { contentLength })
  } finally {
    await rm(temporary, { force: true })
  }
}

export async function getStream(key: string): Promise<Readable> {
  return (await getStore()).disk.getStream(key)
}

const blockBytes = 256 * 1024

/**
 * The files under several keys, one after the other. A block is good until the next is asked for: on this machine's own
 * disk they are all the same buffer, for a hundred megabytes of blocks would wait long for the garbage collector.
 */
export async function* readBlocks(keys: readonly string[]): AsyncGenerator<Uint8Array> {
  const { setting } = await getStore()
  const block = Buffer.alloc(blockBytes)
  for (const key of keys) {
    if (setting.kind !== 'folder') {
      yield* (await getStream(key)) as AsyncIterable<Uint8Array> // a stream of bytes, by its contract
      continue
    }
    const file = await openFile(join(setting.location, key))
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

/** The path of a stored file where storage is a folder on this machine; undefined where it is a bucket. */
export async function findLocalPath(key: string): Promise<string | undefined> {
  const { setting } = await getStore()
  return setting.kind === 'folder' ? join(setting.location, key) : undefined
}

/** A URL from the bucket's own service; undefined where storage is a folder, whose files this service serves itself. */
export async function findBucketUrl(
  key: string,
  options: { contentType: string; contentDisposition: string; expiresIn: number },
): Promise<string | undefined> {
  const { disk, setting } = await getStore()
  return setting.kind === 'folder' ? undefined : disk.getSignedUrl(key, options)
}

/** Removes a file; one that isn't there is fine. */
export async function remove(key: string): Promise<void> {
  await (await getStore()).disk.delete(key)
}
