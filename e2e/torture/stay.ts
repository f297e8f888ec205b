import { readFileSync } from 'node:fs'
import { measureOpen } from '#tools/bench/open-loop.ts'
import { calling, measure, type Call, type Target } from '#tools/bench/load.ts'
import { openOrder, plainOrder } from '../api/orders.ts'
import type { Part } from './part.ts'
import { countConnections, onRig, type Watched } from './rig.ts'

const memoryOf = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Nine reads to one order placed, as programs that follow their orders do. */
export async function mixOf({ api }: Pick<Watched, 'api'>): Promise<() => Call> {
  const { orderId } = await openOrder(api, 1)
  const body = JSON.stringify({ ...plainOrder, instructions: 'sandbox:manual' })
  let n = 0
  return () => {
    n += 1
    if (n % 10 === 0) return { method: 'POST', path: '/orders', body, key: crypto.randomUUID(), status: 201 }
    return { method: 'GET', path: n % 3 === 0 ? '/orders?limit=20' : `/orders/${orderId}`, status: 200 }
  }
}

export const targetOf = ({ api }: Pick<Watched, 'api'>): Target => ({ baseUrl: api.baseUrl, key: api.bearer })

/** Half of what the service can do, for long: it must be at the end what it was at the beginning. */
export const stay: Part = {
  title: 'Load that stays',
  run: onRig(async function* (rig, { isShort, minutes }) {
    const mix = calling(targetOf(rig), await mixOf(rig))
    const { perSecond } = await measure(mix, { seconds: isShort ? 3 : 20, connections: 32 })
    const rate = Math.max(1, Math.floor(perSecond / 2))
    const seconds = isShort ? 5 : 60
    const slices = isShort ? 4 : Math.ceil(minutes)
    const seen: { p50: number; p99: number; web: number; worker: number; connections: number }[] = []
    for (let n = 0; n < slices; n += 1) {
      const { p50, p99 } = await measureOpen(mix, { seconds, perSecond: rate })
      const { web, worker } = rig.app.pids()
      seen.push({ p50, p99, web: memoryOf(web), worker: memoryOf(worker), connections: await countConnections(rig) })
    }
    const [first] = seen
    const last = seen.at(-1)
    // What a process needs for its work it has after a few minutes.
    const warm = seen[Math.min(4, seen.length - 1)]
    if (!first || !last || !warm) return
    const worst = Math.max(...seen.slice(1).map(({ p99 }) => p99))
    const grown = (what: 'web' | 'worker') => last[what] > warm[what] * 1.1 + 16
    yield {
      case: `${rate} requests a second for ${slices} × ${seconds} s, half of ${Math.round(perSecond)}`,
      figures: {
        'p50, first and last': `${first.p50.toFixed(1)} and ${last.p50.toFixed(1)} ms`,
        'p99, first, worst and last': `${[first.p99, worst, last.p99].map((one) => one.toFixed(1)).join(', ')} ms`,
        'web, MB': [first, warm, last].map(({ web }) => Math.round(web)).join(', '),
        'worker, MB': [first, warm, last].map(({ worker }) => Math.round(worker)).join(', '),
        connections: `${first.connections} and ${last.connections}`,
      },
      faults: [
        ...(grown('web') ? ['web’s memory grows'] : []),
        ...(grown('worker') ? ['the worker’s memory grows'] : []),
        ...(last.connections > warm.connections + 4 ? ['connections to the database grow'] : []),
        // A few seconds say nothing of a hundredth.
        ...(!isShort && last.p99 > first.p99 * 1.5 ? ['the slowest hundredth got slower'] : []),
      ],
    }
  }),
}
