import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { toRequest } from '#lib/server/front-door/bridge.ts'

let server: Server | undefined
afterEach(() => server?.close().closeAllConnections())

async function readAll(incoming: IncomingMessage): Promise<(number | Error)[]> {
  const read: (number | Error)[] = []
  try {
    for await (const piece of toRequest(incoming).body as unknown as AsyncIterable<Uint8Array>)
      read.push(piece.byteLength)
  } catch (error) {
    read.push(error as Error) // as streams throw
  }
  return read
}

/** Sends what `write` writes, and returns the pieces in which a handler reads it: the last is the error, if there is one. */
async function piecesOf(write: (sent: ReturnType<typeof request>, arrived: () => Promise<unknown>) => Promise<void>) {
  const pieces = Promise.withResolvers<(number | Error)[]>()
  server = createServer((incoming, outgoing) => {
    const reading = readAll(incoming)
    pieces.resolve(reading)
    void reading.then(() => outgoing.end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  const incoming = once(server, 'request')
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers: { 'transfer-encoding': 'chunked' } })
  sent.on('error', () => {})
  sent.flushHeaders()
  const [received] = (await incoming) as [IncomingMessage]
  await write(sent, () => once(received, 'data'))
  return pieces.promise
}

it('hands a body that drips on in one piece', async () => {
  const read = await piecesOf(async (sent, arrived) => {
    for (let n = 0; n < 20; n += 1) {
      const drop = arrived()
      sent.write('a')
      await drop
    }
    sent.end()
  })
  expect(read).toEqual([20])
})

it('hands a large body on while it comes in, whole', async () => {
  const read = await piecesOf(async (sent) => void sent.end(Buffer.alloc(1_000_000)))
  expect(read.length).toBeGreaterThan(5)
  expect(read.reduce<number>((sum, piece) => sum + Number(piece), 0)).toBe(1_000_000)
})

it('hands on what came in before the sender went, and then says so', async () => {
  const read = await piecesOf(async (sent, arrived) => {
    const drop = arrived()
    sent.write('abc')
    await drop
    sent.destroy()
  })
  expect(read).toEqual([3, expect.any(Error)])
})
