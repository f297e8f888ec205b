import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const files = [
  'package.json',
  'schema.d.ts',
  'dist/client.js',
  'dist/client.d.ts',
  'dist/webhooks.js',
  'dist/webhooks.d.ts',
]
const block = 512

const field = (value: string, length: number) => Buffer.from(value.padEnd(length, '\0'))
const octal = (value: number, length: number) => field(value.toString(8).padStart(length - 1, '0'), length)

/** One file in the format of POSIX tar, its length rounded up to a whole block. */
function entry(name: string, content: Buffer): Buffer {
  const before = [field(name, 100), octal(0o644, 8), octal(0, 8), octal(0, 8), octal(content.length, 12), octal(0, 12)]
  const after = [field('0', 1), field('', 100), field('ustar', 6), field('00', 2), field('', 247)]
  // The sum of the header's bytes, its own eight taken as spaces.
  const sum = Buffer.concat([...before, Buffer.alloc(8, ' '), ...after]).reduce((total, byte) => total + byte, 0)
  const checksum = Buffer.from(`${sum.toString(8).padStart(6, '0')}\0 `)
  return Buffer.concat([
    ...before,
    checksum,
    ...after,
    content,
    Buffer.alloc((block - (content.length % block)) % block),
  ])
}

/** The typed client as npm installs it from an address: what `npm pack` would make of sdk/. */
export function clientPackage(): Buffer {
  const entries = files.map((file) =>
    entry(`package/${file}`, readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'sdk', file))),
  )
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * block)]))
}
