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
// What the page shows was read after its navigation began, where `performance.now()` has its zero.
const beginning = 0
// By how much a change may be older than the piece that was heard last, and not be in it.
const slackMs = 1_000

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

/**
 * Listens to one connection until it ends, goes quiet, or the page has been hidden for a while.
 * @param heardUntil since when, in `performance.now()`'s time, changes may have gone unheard
 * @param onHeard called with every piece that comes
 */
async function listen(
  api: Api,
  { onChange, onMissed, onConnected }: Followers,
  signal: AbortSignal,
  heardUntil: number,
  onHeard: () => void,
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
    const unheardFor = Math.min(99_999, (performance.now() - heardUntil) / 1000).toFixed(3)
    const { body } = await api.fetch(streamEvents, { params: {}, query: { unheardFor }, signal: end.signal })
    if (!body) return
    onConnected(true)
    const beat = () => {
      onHeard()
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
  let heardUntil = beginning
  let failures = 0
  while (!signal.aborted) {
    await whenVisible(signal)
    let delay = 500
    try {
      await listen(api, followers, signal, heardUntil, () => {
        failures = 0
        heardUntil = performance.now() - slackMs
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
