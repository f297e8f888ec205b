import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { watchPace } from '#lib/server/front-door/pace.ts'

const tooSlow = vi.fn()
const server = createServer((incoming, outgoing) => {
  watchPace(
    incoming,
    () => {
      tooSlow()
      incoming.socket.destroy()
    },
    { everyMs: 20, leastBytes: 100, patience: 3 },
  )
  void text(incoming).then(
    (body) => outgoing.end(String(body.length)),
    () => {},
  )
})

afterEach(() => {
  tooSlow.mockReset()
  server.close()
  server.closeAllConnections()
})

const open = async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return connect((server.address() as AddressInfo).port, '127.0.0.1') // it listens on TCP
}

it('cuts off a body that drips', async () => {
  const socket = await open()
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n')
  const drip = setInterval(() => socket.write('a'), 5)
  socket.on('error', () => {}) // the drip may meet a connection that is gone
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  expect(tooSlow).toHaveBeenCalledOnce()
})

it('leaves one alone that comes steadily, however long it takes', async () => {
  const socket = await open()
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 40000\r\n\r\n')
  let sent = 0
  const flow = setInterval(() => {
    socket.write('a'.repeat(1000))
    if ((sent += 1000) === 40_000) clearInterval(flow)
  }, 5)
  expect(await text(socket)).toMatch(/40000$/)
  expect(tooSlow).not.toHaveBeenCalled()
})
