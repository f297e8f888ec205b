import type { Api } from '#lib/browser/api.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { readServerEvents } from '#lib/browser/server-events.ts'
import { streamEvents } from '#lib/events/operations.ts'

export type Followers = {
  onChange: (orderId: string) => void
  /** Something may have happened unheard: everything shown is to be asked anew. */
  onMissed: () => void
  onConnected: (connected: boolean) => void
}

// By hand: this part of every page's frame has no other use for a schema.
function orderIdOf(data: string): string | undefined {
  const change: unknown = JSON.parse(data)
  return typeof change === 'object' && change !== null && 'orderId' in change && typeof change.orderId === 'string'
    ? change.orderId
    : undefined
}
// The server says "still here" every fifteen seconds; a connection that is quiet for longer has died without telling.
const silenceMs = 40_000
// Browsers allow six connections to a host: a page that nobody looks at must not keep one of them for long.
const hiddenMs = 20_000

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    // There is a network again: no reason to sit out the rest.
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

const whenVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })

/** Listens to one connection until it ends, goes quiet, or the page has been hidden for a while. */
async function listen(
  api: Api,
  { onChange, onMissed, onConnected }: Followers,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const end = new AbortController()
  const stop = () => end.abort()
  let silence = setTimeout(stop, silenceMs)
  let hidden: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(stop, hiddenMs)
  }
  document.addEventListener('visibilitychange', watch)
  signal.addEventListener('abort', stop)
  try {
    const { body } = await api.fetch(streamEvents, { params: {}, signal: end.signal })
    if (!body) return
    onConnected(true)
    onOpen()
    const beat = () => {
      clearTimeout(silence)
      silence = setTimeout(stop, silenceMs)
    }
    for await (const { event, data } of readServerEvents(body, beat)) {
      if (event === 'reconnected') onMissed()
      const orderId = event === 'change' ? orderIdOf(data) : undefined
      if (orderId !== undefined) onChange(orderId)
    }
  } finally {
    clearTimeout(silence)
    clearTimeout(hidden)
    document.removeEventListener('visibilitychange', watch)
    signal.removeEventListener('abort', stop)
    onConnected(false)
  }
}

/** Follows the client's changes until `signal` is aborted, over as many connections as that takes. */
export async function followChanges(api: Api, followers: Followers, signal: AbortSignal): Promise<void> {
  let opened = 0
  let failures = 0
  while (!signal.aborted) {
    await whenVisible(signal)
    let delay = 500
    try {
      await listen(api, followers, signal, () => {
        failures = 0
        // What happened between two connections went unheard.
        if (opened++ > 0) followers.onMissed()
      })
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      // Refused, or the person chose not to sign in: asking often wouldn't change it.
      const { kind } = asFailure(error)
      delay =
        kind === 'refused' || kind === 'signed_out'
          ? 60_000
          : Math.min(30_000, 1000 * 2 ** failures) * (0.75 + Math.random() / 2)
      // Queries look at once and, while there is no stream, every few seconds from here on.
      if (failures === 1) followers.onMissed()
    }
    await pause(delay, signal)
  }
}
