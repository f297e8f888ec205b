import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { latencies, type Latencies, type Unit } from './load.ts'

/**
 * So many requests a second, whether or not earlier ones are answered, as people and programs send them: what waits behind a
 * slow answer counts from the moment at which it was to be sent. In milliseconds.
 */
export async function measureOpen(
  unit: Unit,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  const under: Promise<unknown>[] = []
  const begun = performance.now()
  for (let n = 0; n < seconds * perSecond; n += 1) {
    const due = begun + (n * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const done = unit(agent)
    if (done === undefined) break
    under.push(done.then(() => times.push(performance.now() - due)))
  }
  await Promise.all(under)
  agent.destroy()
  return latencies(times)
}
