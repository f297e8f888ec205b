const dearMs = 100
const longestStaleMs = 60 * 60_000

type Recaller<A extends readonly unknown[], V> = ((...args: A) => Promise<V>) & {
  /** What is kept isn't so any more. */
  forget: (...args: A) => void
}
type Kept<V> = { value: V; until: number }

/**
 * What is dear to make is made seldom, so that it takes a hundredth of the time at most: a value counts for a hundred times as
 * long as it took, and is still given for an hour after that while the next one is made. What took less than a tenth of a
 * second is not kept. Each process has its own; `make` is asked with few different arguments, and uses no transaction of its caller.
 */
export function recaller<A extends readonly (string | number)[], V>(make: (...args: A) => Promise<V>): Recaller<A, V> {
  const kept = new Map<string, Kept<V>>()
  const under = new Map<string, Promise<V>>()

  async function renew(key: string, args: A, isWanted: () => boolean): Promise<V> {
    const begun = performance.now()
    const value = await make(...args)
    const took = performance.now() - begun
    // Forgotten meanwhile: it may have begun with what isn't so any more.
    if (!isWanted()) return value
    for (const [other, { until }] of kept) if (Date.now() > until + longestStaleMs) kept.delete(other)
    if (took < dearMs) kept.delete(key)
    else kept.set(key, { value, until: Date.now() + 100 * took })
    return value
  }
  function ask(key: string, args: A): Promise<V> {
    const present = under.get(key)
    if (present) return present
    const isNewest = () => under.get(key) === asked
    const asked: Promise<V> = renew(key, args, isNewest).finally(() => isNewest() && under.delete(key))
    under.set(key, asked)
    return asked
  }
  const recall = (...args: A): Promise<V> => {
    const key = JSON.stringify(args)
    const known = kept.get(key)
    if (known && Date.now() < known.until) return Promise.resolve(known.value)
    const next = ask(key, args)
    if (!known || Date.now() > known.until + longestStaleMs) return next
    // Whoever asks next learns why it can't be had.
    next.catch(() => kept.delete(key))
    return Promise.resolve(known.value)
  }
  const forget = (...args: A) => {
    kept.delete(JSON.stringify(args))
    under.delete(JSON.stringify(args))
  }
  return Object.assign(recall, { forget })
}
