import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { textOf } from '#lib/server/http/json-response.ts'

/**
 * A Node request as the handlers take it. The URL's host means nothing (they read the Host header); throws TypeError
 * where the request can't be one at all, such as a header with a character that no header may hold.
 */
export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const url = `http://localhost${incoming.url ?? '/'}`
  if (method === 'GET') return new Request(url, { method, headers })
  // `duplex` is what Node asks for with a body that streams; the DOM's types don't know it.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: bodyOf(incoming), duplex: 'half' }
  return new Request(url, init)
}

/** The body as a web stream. `Readable.toWeb` would copy every chunk, and read 65,536 of them ahead of a slow disk. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  // Not destroyed when a handler has read enough: the refusal still has to go out on the same socket.
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Sends a handler's answer. JSON goes out in one piece with its length; everything else streams. */
export async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {}
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  // A refused body that is still on its way would be taken for the next request.
  if (!incoming.complete && response.status >= 400) headers['connection'] = 'close'
  if (incoming.method === 'HEAD' || response.body === null) {
    await response.body?.cancel()
    outgoing.writeHead(response.status, headers).end()
    return
  }
  const text = textOf(response)
  if (text !== undefined || response.headers.get('content-type')?.startsWith('application/json')) {
    const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
    outgoing.writeHead(response.status, { ...headers, 'content-length': body.length }).end(body)
    return
  }
  outgoing.writeHead(response.status, headers)
  await pipeline(Readable.fromWeb(response.body as WebStream), outgoing)
}
