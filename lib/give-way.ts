import { setImmediate as turn } from 'node:timers/promises'

/**
 * For long work in small pieces. Awaited between two of them, it lets others be served whenever so many milliseconds have
 * gone by; nobody's input may hold the whole process up.
 */
export function takeTurns(everyMs = 10): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < everyMs) return undefined
    return turn().then(() => {
      since = performance.now()
    })
  }
}
