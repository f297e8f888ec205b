import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { method: string; path: string; headers: Record<string, string>; body: Buffer }
/** Answers itself and returns `answered`, or does something first, or asks for another path than was asked for. */
type Meddle = (asked: Asked, outgoing: ServerResponse) => unknown

/** Stands between a program and the service, and does to what passes what networks and other people do. */
export async function startProxy(target: string, meddle: Meddle) {
  const seen: Asked[] = []
  const pass = async (request: IncomingMessage, outgoing: ServerResponse) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name) ? [[name, value]] : [],
      ),
    )
    const body = Buffer.concat(await request.toArray())
    const asked: Asked = { method: request.method ?? '', path: request.url ?? '', headers, body }
    seen.push({ ...asked })
    if ((await meddle(asked, outgoing)) === 'answered') return
    const response = await fetch(target + asked.path, {
      method: asked.method,
      headers,
      ...(body.length > 0 ? { body: Uint8Array.from(body) } : {}),
    })
    const given = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    // Links in an answer lead through here as well.
    const shown = type.startsWith('application/json') ? given.toString().replaceAll(target, url) : given
    const kept = ['content-type', 'content-range', 'etag', 'link', 'request-id', 'retry-after']
    for (const name of kept) outgoing.setHeader(name, response.headers.get(name) ?? [])
    outgoing.writeHead(response.status).end(shown)
  }
  const server = createServer((request, outgoing) => void pass(request, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    seen,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
