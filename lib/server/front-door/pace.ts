import type { IncomingMessage } from 'node:http'

type Pace = { everyMs: number; leastBytes: number; patience: number }

/** A kilobyte a second is less than the worst line has; whoever sends less for half a minute holds a connection, not a document. */
const usual: Pace = { everyMs: 10_000, leastBytes: 10_240, patience: 3 }

/**
 * Calls `tooSlow` once a body comes in at less than the pace for as many looks in a row as there is patience. The limit on
 * the whole request is another, for it has to leave time for the largest upload.
 */
export function watchPace(
  incoming: IncomingMessage,
  tooSlow: () => void,
  { everyMs, leastBytes, patience }: Pace = usual,
): void {
  if (
    incoming.complete ||
    ((incoming.headers['content-length'] ?? '0') === '0' && incoming.headers['transfer-encoding'] === undefined)
  )
    return
  let seen = incoming.socket.bytesRead
  let slow = 0
  const timer = setInterval(() => {
    if (incoming.complete || incoming.destroyed) return clearInterval(timer)
    const { bytesRead } = incoming.socket
    slow = bytesRead - seen < leastBytes ? slow + 1 : 0
    seen = bytesRead
    if (slow < patience) return
    clearInterval(timer)
    tooSlow()
  }, everyMs)
  timer.unref()
  incoming.once('close', () => clearInterval(timer))
}
