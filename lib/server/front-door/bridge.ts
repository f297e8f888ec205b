import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { log } from '#lib/log.ts'
import { countAsBroken } from '#lib/server/front-door/meter.ts'
import { markHead } from '#lib/server/http/head.ts'
import { textOf } from '#lib/server/http/json-response.ts'

/**
 * A Node request as the handlers take it. The URL's host means nothing (they read the Host header); throws TypeError
 * where the request can't be one at all, such as a header with a character that no header may hold.
 * @param method which of them takes it: what answers HEAD like GET is asked as if it were one
 */
export function toRequest(incoming: IncomingMessage, method = incoming.method ?? 'GET'): Request {
  const headers = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
  const url = `http://localhost${incoming.url ?? '/'}`
  if (method === 'GET' || method === 'HEAD') {
    const request = new Request(url, { method, headers })
    return incoming.method === 'HEAD' ? markHead(request) : request
  }
  // `duplex` is what Node asks for with a body that streams; the DOM's types don't know it.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: bodyOf(incoming), duplex: 'half' }
  return new Request(url, init)
}

/** In pieces of at least so much, but for the last: a body that comes in drop by drop takes nobody's time for each drop. */
const pieceBytes = 16 * 1024

/** The body as a web stream. `Readable.toWeb` would copy every chunk, and read 65,536 of them ahead of a slow disk. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  // Not destroyed when a handler has read enough: the refusal still has to go out on the same socket.
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { bytes, ended } = await nextPiece(incoming)
        if (bytes.length > 0) controller.enqueue(bytes)
        if (ended) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Rejects where the sender has gone before the end, once what it did send has been handed on. */
function nextPiece(incoming: IncomingMessage): Promise<{ bytes: Buffer; ended: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const settle = (ended: boolean) => {
      incoming.pause().off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      resolve({ bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks), ended })
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= pieceBytes) settle(false)
    }
    const onEnd = () => settle(true)
    const onClose = () => (size > 0 ? settle(false) : reject(new Error('the body did not arrive whole')))
    if (incoming.readableEnded) return settle(true)
    if (incoming.destroyed) return onClose()
    incoming.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose).resume()
  })
}

/** Whoever is answered before they have said everything has so long to hear it. */
export const lingerMs = 1000

/**
 * Ends an answer that came before its request's end, and with it the connection: for a moment the rest is read and forgotten, for
 * a connection that is closed on bytes that nobody has read is reset, and the sender may never see why.
 */
function endAfter(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.destroyed) return void outgoing.end()
  const end = () => {
    clearTimeout(timer)
    incoming.off('end', end).off('close', end)
    outgoing.end()
  }
  const timer = setTimeout(end, lingerMs)
  incoming.once('end', end).once('close', end).resume()
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
  const isEarly = !incoming.complete && response.status >= 400
  if (isEarly) headers['connection'] = 'close'
  if (incoming.method === 'HEAD' || response.body === null) {
    await response.body?.cancel()
    outgoing.writeHead(response.status, headers).end()
    return
  }
  const text = textOf(response)
  if (text !== undefined || response.headers.get('content-type')?.startsWith('application/json')) {
    const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
    outgoing.writeHead(response.status, { ...headers, 'content-length': body.length })
    if (!isEarly) return void outgoing.end(body)
    outgoing.write(body)
    return endAfter(incoming, outgoing)
  }
  outgoing.writeHead(response.status, headers)
  const source = Readable.fromWeb(response.body as WebStream)
  // Heard before the pipeline breaks the connection off: until then, one that is gone is the reader's doing.
  source.once('error', (error) => {
    if (!outgoing.destroyed) tellBroken(error, incoming, outgoing)
  })
  await pipeline(source, outgoing)
}

/** Nobody else hears of it: the status has gone out, and it was a good one. */
function tellBroken(error: unknown, { url = '' }: IncomingMessage, outgoing: ServerResponse): void {
  countAsBroken(outgoing)
  // Without what comes after the path, which can be a signature.
  log.error('an answer broke off', error, { requestId: outgoing.getHeader('request-id'), path: url.split('?')[0] })
}
