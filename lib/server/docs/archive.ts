import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { ZipFile } from 'yazl'

export type Entry = { name: string; content: Buffer }

const block = 512
const field = (value: string, length: number) => Buffer.from(value.padEnd(length, '\0'))
const octal = (value: number, length: number) => field(value.toString(8).padStart(length - 1, '0'), length)

/** One file in the format of POSIX tar, its length rounded up to a whole block. */
function tarEntry({ name, content }: Entry): Buffer {
  const before = [field(name, 100), octal(0o644, 8), octal(0, 8), octal(0, 8), octal(content.length, 12), octal(0, 12)]
  const after = [field('0', 1), field('', 100), field('ustar', 6), field('00', 2), field('', 247)]
  // The sum of the header's bytes, its own eight taken as spaces.
  const sum = Buffer.concat([...before, Buffer.alloc(8, ' '), ...after]).reduce((total, byte) => total + byte, 0)
  const checksum = Buffer.from(`${sum.toString(8).padStart(6, '0')}\0 `)
  const padding = Buffer.alloc((block - (content.length % block)) % block)
  return Buffer.concat([...before, checksum, ...after, content, padding])
}

/** The same bytes for the same files: nothing in it says when it was made. */
export const tarball = (entries: readonly Entry[]): Buffer =>
  gzipSync(Buffer.concat([...entries.map(tarEntry), Buffer.alloc(2 * block)]), { level: 9 })

// The first day that the format knows. Read as of here, and written so: the same bytes wherever they are made.
const mtime = new Date(1980, 0, 1)

/** A zip archive of a few small files, the same bytes for the same files. */
export async function zip(entries: readonly Entry[]): Promise<Buffer> {
  const file = new ZipFile()
  for (const { name, content } of entries)
    file.addBuffer(content, name, { mtime, mode: 0o100644, forceDosTimestamp: true })
  file.end()
  return buffer(file.outputStream)
}
