import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** A streamed answer that browsers save under a name. `source` is read only as fast as it is sent. */
export function toAttachment(
  source: AsyncIterable<string | Uint8Array>,
  contentType: string,
  name: string,
  more: Record<string, string> = {},
): Response {
  const bytes: NodeReadableStream = Readable.toWeb(Readable.from(encoded(source)))
  return new Response(bytes as ReadableStream<Uint8Array>, {
    headers: { 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${name}"`, ...more },
  })
}

async function* encoded(source: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of source) yield typeof part === 'string' ? Buffer.from(part) : part
}
