// What hostile.ts runs in a thread of its own: an attack that shared the observer's event loop would slow down the measuring
// and not the service.
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { attackName, readTarget, type AttackName } from './hostile-target.ts'

/** Another address than the service's: where the control sends the same. */
const { attack, instead } = z.object({ attack: attackName, instead: z.url().optional() }).parse(workerData)
const { demo, portal, apiPath } = readTarget(instead)
// Attackers have machines of their own; here this thread takes what processor the service leaves.
setPriority(19)
const key = demo.apiKeys.otherClient

type Attack = (signal: AbortSignal) => Promise<unknown>
// Ten a second from each: what is measured is what such an input costs the others. A flood of anything at all would also take
// the processor from whoever measures, where both run on one machine.
const until = async (signal: AbortSignal, act: () => Promise<unknown>) => {
  while (!signal.aborted) await Promise.all([act().catch(() => {}), sleep(100)])
}
// One after the other and not in step: a queue of many at once says nothing of what one costs.
const many = (count: number, work: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => sleep((n * 100) / count).then(() => work(n))))
const post = (url: string, body: string, type: string, signal: AbortSignal, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'Content-Type': type, ...headers }, signal }).then((response) =>
    response.arrayBuffer(),
  )
const postOrder = (body: string, signal: AbortSignal) =>
  post(`${demo.developmentBaseUrl}/orders`, body, 'application/json', signal, { Authorization: `Bearer ${key}` })

/** Sockets that stay open; what they send is up to each. A socket that was cut off is opened again. */
async function holdSockets(count: number, signal: AbortSignal, begin: (socket: Socket) => void): Promise<void> {
  const open = new Set<Socket>()
  while (!signal.aborted) {
    while (open.size < count && !signal.aborted) {
      const socket = connect(Number(portal.port), portal.hostname)
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
      socket.on('connect', () => begin(socket))
    }
    await sleep(100)
  }
  for (const socket of open) socket.destroy()
}

const host = `Host: ${portal.host}\r\n`
const bearer = `Authorization: Bearer ${key}\r\n`
/** From one buffer, for whoever attacks needn't copy it each time. */
const send = (url: string, body: Buffer, headers: Record<string, string>, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const sent = request(url, { method: 'POST', headers: { ...headers, 'Content-Length': body.length }, signal })
    sent.on('response', (response) => response.resume()).on('error', () => {})
    sent.on('close', done).end(body)
  })
const form = Buffer.from('a=&'.repeat(5_000_000))
const sendForm = (signal: AbortSignal) =>
  send(
    `${demo.portalUrl}/api/auth/callback/credentials`,
    form,
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    signal,
  )
const attacks: Record<AttackName, Attack> = {
  'big forms': (signal) => many(4, () => until(signal, () => sendForm(signal))),
  drips: (signal) =>
    holdSockets(300, signal, (socket) => {
      socket.write(
        `POST ${apiPath}/orders HTTP/1.1\r\n${host}${bearer}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      )
      const drip = setInterval(() => socket.write(' '), 500)
      socket.on('close', () => clearInterval(drip))
    }),
  'idle sockets': (signal) => holdSockets(1000, signal, () => {}),
  'half a request': (signal) =>
    holdSockets(1000, signal, (socket) => void socket.write(`GET / HTTP/1.1\r\n${host}X-A: `)),
  streams: (signal) =>
    holdSockets(
      500,
      signal,
      (socket) => void socket.write(`GET ${apiPath}/events/stream HTTP/1.1\r\n${host}${bearer}\r\n`),
    ),
  'deep JSON': (signal) => {
    const deep = `{"repositoryName":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    return many(4, () => until(signal, () => postOrder(deep, signal)))
  },
  'wide JSON': (signal) => {
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`k${n}`, n])))
    return many(4, () => until(signal, () => postOrder(wide, signal)))
  },
  'too large': (signal) => {
    const large = Buffer.from(`{"instructions":"${'x'.repeat(2_000_000)}"}`)
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    return many(4, () => until(signal, () => send(`${demo.developmentBaseUrl}/orders`, large, headers, signal)))
  },
  'long texts': (signal) => {
    // Each loop has its own, four times in a body, which stays below what is read at all.
    const texts = ['aaaa@'.repeat(12_000), `${' '.repeat(60_000)}x`, '\t=1'.repeat(15_000), '9'.repeat(60_000)]
    const bodies = texts.map((text) =>
      // Nothing is ordered by it: that would be a load of orders, within its sender's limits.
      JSON.stringify({
        repositoryName: text,
        documentType: text,
        location: text,
        instructions: text,
        currency: 'none',
      }),
    )
    return many(4, (n) => until(signal, () => postOrder(bodies[n] ?? '', signal)))
  },
  searches: (signal) =>
    many(8, () =>
      until(signal, () =>
        fetch(`${demo.developmentBaseUrl}/orders?q=${encodeURIComponent('%_\\'.repeat(60))}`, {
          headers: { Authorization: `Bearer ${key}` },
          signal,
        }).then((response) => response.arrayBuffer()),
      ),
    ),
}

const end = new AbortController()
parentPort?.once('message', () => end.abort())
await attacks[attack](end.signal).catch(() => undefined)
process.exit(0)
