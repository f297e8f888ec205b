import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { send, toRequest } from '#lib/server/front-door/bridge.ts'

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

it('lets whoever is refused before they have said everything go on, and hear why', async () => {
  server = createServer((incoming, outgoing) => {
    void send(Response.json({ error: 'Too much.' }, { status: 413 }), incoming, outgoing)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  const say = async (...pieces: number[]) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n')
    await once(socket, 'data')
    for (const size of pieces) await new Promise((done) => socket.write('x'.repeat(size), done))
    await once(socket, 'end')
    return answer
  }
  expect(await say(1_000_000, 2_000_000)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*Too much/i)
  // Who says nothing more is waited for a moment only.
  expect(await say(1_000)).toContain('Too much')
})
