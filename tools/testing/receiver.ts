import http, { type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import https, { type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer; at: number }

/** A receiver of webhooks on a port of its own; what it answers is up to the test. Returns 204 until told otherwise. */
export async function startReceiver(
  answer: (response: ServerResponse, received: Received) => void = (response) => response.writeHead(204).end(),
  tls?: ServerOptions,
) {
  const received: Received[] = []
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
        at: Date.now(),
      }
      received.push(one)
      answer(response, one)
    })
  }
  const server = tls ? https.createServer(tls, listener) : http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an AddressInfo; the type also covers pipes.
  const { port } = server.address() as AddressInfo
  return {
    url: `${tls ? 'https://localhost' : 'http://127.0.0.1'}:${port}/hook`,
    port,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
