import { setTimeout as sleep } from 'node:timers/promises'

/** What `look` finds, as soon as it finds something; looks again every so often and gives up at the end of its time. */
export async function waitFor<T>(
  what: string,
  timeoutMs: number,
  look: () => Promise<T | undefined | false>,
  everyMs = 100,
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const seen = await look()
    if (seen !== undefined && seen !== false) return seen
    if (performance.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${what}`)
    await sleep(everyMs)
  }
}
