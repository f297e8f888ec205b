import { connect, type Socket } from 'node:net'
import { calling, measure } from '#tools/bench/load.ts'
import type { Part } from './part.ts'
import { onRig } from './rig.ts'
import { mixOf, targetOf } from './stay.ts'

/** A connection that says nothing, or undefined where none is taken any more. */
const open = (port: number) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
    socket.on('error', () => {})
  })

/** Connections by the thousand that say nothing, beside those that work. */
export const many: Part = {
  title: 'Idle connections',
  run: onRig(async function* (rig, { isShort }) {
    const mix = calling(targetOf(rig), await mixOf(rig))
    const wanted = isShort ? 1_000 : 10_000
    const load = { seconds: isShort ? 3 : 15, connections: 8 }
    await measure(mix, load)
    const before = await measure(mix, load)
    const sockets: Socket[] = []
    for (let n = 0; n < wanted; n += 100) {
      const opened = await Promise.all(Array.from({ length: 100 }, () => open(rig.app.port)))
      sockets.push(...opened.filter((socket) => socket !== undefined))
    }
    const beside = await measure(mix, load)
    for (const socket of sockets) socket.destroy()
    const ratio = beside.p95 / before.p95
    yield {
      case: `${wanted} that say nothing`,
      figures: {
        taken: sockets.length,
        'p95 before and beside': `${before.p95.toFixed(1)} and ${beside.p95.toFixed(1)} ms`,
        ratio: ratio.toFixed(2),
      },
      // Within a few seconds the machine's own ups and downs are as great.
      faults: !isShort && ratio > 1.5 ? ['others wait longer'] : [],
    }
  }),
}
