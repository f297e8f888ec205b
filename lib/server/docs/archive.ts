import { crc32, deflateRawSync, gzipSync } from 'node:zlib'

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

const numbers = (...parts: [value: number, bytes: 2 | 4][]) =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )

// 1980-01-01, the first day that the format knows.
const day = (1 << 5) | 1

/** A zip archive of a few small files, the same bytes for the same files. */
export function zip(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const [path, data] = [Buffer.from(name), deflateRawSync(content, { level: 9 })]
    const common = numbers(
      [20, 2], // the version of the format that is needed
      [0x0800, 2], // names are UTF-8
      [8, 2], // deflated
      [0, 2],
      [day, 2],
      [crc32(content), 4],
      [data.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    )
    const header = Buffer.concat([numbers([0x04034b50, 4]), common, path, data])
    const attributes = numbers([0, 2], [0, 2], [0, 2], [(0o100644 << 16) >>> 0, 4], [offset, 4])
    central.push(numbers([0x02014b50, 4], [(3 << 8) | 20, 2]), common, attributes, path)
    local.push(header)
    offset += header.length
  }
  const directory = Buffer.concat(central)
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...local, directory, end])
}
