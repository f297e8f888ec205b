import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** Where documents and the parts of uploads lie, under keys of our own making. */
export type Storage = {
  readonly kind: 'folder' | 's3'
  /** Names the place to operators; holds no secret. */
  readonly place: string
  /** Stores what comes. When it fails half-way, whatever lies under the key is the caller's to remove. */
  putStream(key: string, contents: AsyncIterable<Uint8Array>): Promise<void>
  getStream(key: string): Promise<Readable>
  /** The files under several keys, one after the other. A block is good until the next is asked for. */
  readBlocks(keys: readonly string[]): AsyncIterable<Uint8Array>
  /** Removes a file; one that isn't there is fine. */
  remove(key: string): Promise<void>
  /** The path of a stored file, where this service serves the files itself. */
  findLocalPath(key: string): string | undefined
  /** A URL from the storage's own service, where it has one. `expiresIn` is in seconds. */
  findUrl(key: string, options: UrlOptions): Promise<string | undefined>
}
export type UrlOptions = { contentType: string; contentDisposition: string; expiresIn: number }

export type Bucket = {
  kind: 's3'
  bucket: string
  region: string
  endpoint: string
  /** Where browsers reach it, if that is elsewhere: signed URLs name this one. */
  publicEndpoint?: string
  forcePathStyle: boolean
  credentials: { accessKeyId: string; secretAccessKey: string }
}
export type StorageSetting = { kind: 'folder'; location: string } | Bucket

/**
 * `file:///folder` or `s3://KEY:SECRET@host[:port]/bucket?region=…&ssl=0|1&pathStyle=0|1&public=https://…`; key and secret percent-encoded.
 * Throws an Error that names STORAGE_URL and never repeats its value, which holds a secret.
 */
export function parseStorageUrl(value: string): StorageSetting {
  const issue = (what: string) => new Error(`STORAGE_URL ${what}`)
  if (!URL.canParse(value)) throw issue('must be a URL')
  const url = new URL(value)
  if (url.protocol === 'file:') return { kind: 'folder', location: fileURLToPath(url) }
  if (url.protocol !== 's3:') throw issue('must begin with file:// or s3://')
  const bucket = decodeURIComponent(url.pathname.slice(1)).replace(/\/$/, '')
  if (url.host === '') throw issue('must name the host of the S3 service')
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/.test(bucket))
    throw issue('must name the bucket as its whole path: s3://KEY:SECRET@host/bucket')
  if (url.username === '' || url.password === '') throw issue('must hold KEY:SECRET before the host')
  const flag = (name: string, otherwise: boolean) => {
    const given = url.searchParams.get(name)
    if (given !== null && given !== '0' && given !== '1') throw issue(`must have ${name}=0 or ${name}=1`)
    return given === null ? otherwise : given === '1'
  }
  const shown = url.searchParams.get('public') ?? undefined
  if (shown !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(shown))
    throw issue('must have public=https://host, without a path')
  return {
    kind: 's3',
    ...(shown === undefined ? {} : { publicEndpoint: shown.replace(/\/$/, '') }),
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: `${flag('ssl', true) ? 'https' : 'http'}://${url.host}`,
    // Only the big providers give every bucket a host name of its own.
    forcePathStyle: flag('pathStyle', !url.hostname.endsWith('.amazonaws.com')),
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  }
}
