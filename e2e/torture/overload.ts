import { Agent, createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { calling, median, type Target } from '#tools/bench/load.ts'
import { measureOpen } from '#tools/bench/open-loop.ts'
import { atRate } from './at-rate.ts'
import type { Part } from './part.ts'
import { startRig } from './rig.ts'
import { mixOf, targetOf } from './stay.ts'

/** What a client may ask a minute, the settings' own default in production; ten times that is what the other one asks. */
const perMinute = 1_200
const times = 10

type Flood = { told: Map<number, number>; stop: () => Promise<void> }

/** Somebody who asks so often, whatever they are told. */
function startFlood({ baseUrl, key }: Target, perSecond: number): Flood {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const told = new Map<number, number>()
  const ask = () =>
    new Promise<void>((done) => {
      const note = (status: number) => {
        told.set(status, (told.get(status) ?? 0) + 1)
        done()
      }
      request(`${baseUrl}/orders?limit=20`, { agent, headers: { Authorization: `Bearer ${key}` } }, (response) =>
        response.resume().on('end', () => note(response.statusCode ?? 0)),
      )
        .on('error', () => note(0))
        .end()
    })
  const end = atRate(perSecond, ask)
  return { told, stop: () => end().finally(() => agent.destroy()) }
}

/** The same flood on a bare server in its place: what it costs this machine to send and to read it at all. */
async function startBare(): Promise<{ target: Target; close: () => void }> {
  const server = createServer(
    (incoming, outgoing) => void incoming.resume().on('end', () => outgoing.writeHead(429).end()),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    target: { baseUrl: `http://127.0.0.1:${address.port}`, key: '' },
    close: () => void (server.closeAllConnections(), server.close()),
  }
}

/** One client who asks ten times what it may, beside another who asks what it may. */
export const overload: Part = {
  title: 'One client asks too much',
  async *run({ isShort }) {
    const rig = await startRig({ env: { RATE_LIMIT_DEVELOPMENT: String(perMinute) } })
    const bare = await startBare()
    try {
      const target = targetOf(rig)
      const flooding = { baseUrl: target.baseUrl, key: rig.app.demo.apiKeys.otherClient }
      const mix = calling(target, await mixOf(rig))
      const seconds = isShort ? 4 : 20
      const rounds = isShort ? 1 : 5
      const watch = () => measureOpen(mix, { seconds, perSecond: (perMinute / 60) * 0.9 })
      const seen = { alone: [] as number[], bare: [] as number[], beside: [] as number[] }
      const told = new Map<number, number>()
      // The bucket is full at first: what it lets through beyond the rate isn't what is measured.
      const empty = startFlood(flooding, (perMinute / 60) * times)
      await sleep(isShort ? 2_000 : 10_000)
      await empty.stop()
      for (let n = 0; n < rounds; n += 1) {
        seen.alone.push((await watch()).p95)
        for (const [what, at] of [
          ['bare', bare.target],
          ['beside', flooding],
        ] as const) {
          const flood = startFlood(at, (perMinute / 60) * times)
          seen[what].push((await watch()).p95)
          await flood.stop()
          if (what === 'beside') for (const [status, n] of flood.told) told.set(status, (told.get(status) ?? 0) + n)
        }
      }
      const p95 = { alone: median(seen.alone), bare: median(seen.bare), beside: median(seen.beside) }
      const ratio = p95.beside / p95.bare
      // Somebody who is refused is still told so: nobody is cut off.
      const wrong = [...told].filter(([status]) => status !== 200 && status !== 429)
      yield {
        case: `${times} × ${perMinute} requests a minute by one client`,
        figures: {
          'p95 of the other, alone': `${p95.alone.toFixed(1)} ms`,
          'beside a bare server that refuses as many': `${p95.bare.toFixed(1)} ms`,
          beside: `${p95.beside.toFixed(1)} ms`,
          ratio: ratio.toFixed(2),
          told: [...told].map(([status, n]) => `${n} × ${status}`).join(', '),
        },
        faults: [
          ...(!isShort && ratio > 1.5 ? ['the other waits longer'] : []),
          ...wrong.map(([status, n]) => `${n} × ${status || 'cut off'}`),
        ],
      }
    } finally {
      bare.close()
      await rig.end()
    }
  },
}
