import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export type Receiver = {
  url: string
  received: { headers: http.IncomingHttpHeaders; body: string }[]
  status: number
  secret: string | undefined
  close: () => void
}

/** A client's server on this machine: answers `status`, or, once it knows a secret, checks signatures as it should. */
export async function startReceiver(): Promise<Receiver> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      receiver.received.push({ headers: request.headers, body })
      const signature = `sha256=${createHmac('sha256', receiver.secret ?? '')
        .update(body)
        .digest('hex')}`
      const refused = receiver.secret !== undefined && request.headers['x-service-signature'] !== signature
      response
        .writeHead(refused ? 401 : receiver.status, { 'Content-Type': 'text/plain' })
        .end(refused ? 'bad signature' : 'thank you')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server that listens on TCP has one
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    status: 200,
    secret: undefined,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
