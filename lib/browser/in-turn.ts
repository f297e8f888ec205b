import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'

const seconds = (count: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, count * 1000)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** Does something, and where there were too many requests, does it again as soon as the API will have it. */
export async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const { status, retryAfter } = asFailure(error)
      if (status !== 429 || signal?.aborted) throw error
      await seconds(retryAfter ?? 1, signal)
      if (signal?.aborted) throw error
    }
  }
}

export type Done<Item, T> = { item: Item } & ({ value: T } | { failure: ApiFailure })

/** Does the same with many, a few at a time; what becomes of one is told at once, and stops no other. */
export async function forEach<Item, T>(
  items: readonly Item[],
  work: (item: Item) => Promise<T>,
  { onDone, signal }: { onDone: (done: Done<Item, T>) => unknown; signal?: AbortSignal },
  atOnce = 3,
): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return
      try {
        onDone({ item, value: await inTurn(() => work(item), signal) })
      } catch (error) {
        onDone({ item, failure: asFailure(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
