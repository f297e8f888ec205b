import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { send, type Call } from '#tools/bench/load.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { atRate } from '../at-rate.ts'
import type { Part } from '../part.ts'
import { mixOf, targetOf } from '../stay.ts'
import { missingParts, startThree, type Three } from './service.ts'

/** Requests at a fixed rate on connections that are kept, each sent once. */
function startRequests(three: Three, call: () => Call, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const answered = { good: 0, broken: [] as string[] }
  const end = atRate(perSecond, () =>
    send(targetOf(three), call(), agent).then(
      () => void (answered.good += 1),
      (error: unknown) => void answered.broken.push(String(error)),
    ),
  )
  return { answered, finish: () => end().finally(() => agent.destroy()) }
}

async function restart(three: Three, at: number): Promise<void> {
  const process = three.web[at]
  await process?.stop()
  process?.start()
  await waitFor('web is ready', 60_000, () => three.isReady(at))
  // HAProxy has to have seen it before the other one goes.
  await sleep(1_500)
}

/** Web processes exchanged one after the other behind HAProxy, while requests come that nobody repeats. */
export const rolling: Part = {
  title: 'Three machines: rolling restarts',
  async *run({ isShort }) {
    const missing = missingParts()
    if (missing.length > 0)
      return yield { case: `skipped, for these packages are missing: ${missing.join(', ')}`, figures: {}, faults: [] }
    const three = await startThree()
    try {
      const call = await mixOf(three)
      const [restarts, wanted] = isShort ? [4, 1_000] : [20, 10_000]
      const begun = performance.now()
      const { answered, finish } = startRequests(three, call, 70)
      for (let n = 0; n < restarts; n += 1) await restart(three, n % three.web.length)
      await waitFor(`${wanted} requests`, 300_000, async () => answered.good + answered.broken.length >= wanted)
      await finish()
      yield {
        case: `${restarts} restarts`,
        figures: {
          requests: answered.good + answered.broken.length,
          seconds: ((performance.now() - begun) / 1000).toFixed(0),
          broken: answered.broken.length,
        },
        faults: answered.broken,
      }
    } finally {
      await three.end()
    }
  },
}
