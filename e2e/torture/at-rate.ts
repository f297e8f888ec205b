import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks so often, whether or not earlier ones are answered. `ask` doesn't reject.
 * @returns what ends it, once the last is answered
 */
export function atRate(perSecond: number, ask: () => Promise<void>): () => Promise<void> {
  let over = false
  const running = (async () => {
    const under: Promise<void>[] = []
    const begun = performance.now()
    for (let n = 1; !over; n += 1) {
      under.push(ask())
      await sleep(Math.max(0, begun + (n * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(under)
  })()
  return async () => {
    over = true
    await running
  }
}
