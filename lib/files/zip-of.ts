import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of a zip. `stored`: as it is, because it is compressed already. With another `size` than it has, the zip fails. */
export type ZipEntry = {
  name: string
  contents: AsyncIterable<Uint8Array | string>
  stored?: true
  mtime?: Date
  size?: number
}

/** A zip that is written while it is read: of its files one is open at a time, and only as much of it as is asked for. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // What yazl makes is a stream of Node's; its types say less.
  const output = zip.outputStream as Readable
  let open: Readable | undefined
  let stopped = false
  const fill = async () => {
    for await (const { name, contents, stored, ...known } of entries) {
      if (stopped) return
      open = Readable.from(contents)
      zip.addReadStream(open, name, { ...known, compress: !stored })
      await finished(open)
    }
    zip.end()
  }
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  void fill().catch(fail)
  try {
    yield* output
  } finally {
    stopped = true
    open?.destroy()
    output.destroy()
  }
}
