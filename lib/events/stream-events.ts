import type { CustomerActor } from '#lib/actor.ts'
import { subscribe } from '#lib/events/live.ts'

const heartbeatMs = 15_000
// Shorter than an access token lives, so that nobody listens on a permission that is gone.
const lifetimeMs = 5 * 60_000

/** The client's changes as server-sent events. Thin: whoever listens fetches what it may see. */
export function streamEvents({ environment, clientId }: CustomerActor): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const unsubscribe = subscribe(environment, clientId, (change) => {
        if (change === 'reconnected') return write('event: reconnected\ndata: {}\n\n')
        const { orderId, type, sequence } = change
        write(`id: ${orderId}:${sequence}\nevent: change\ndata: ${JSON.stringify({ orderId, type, sequence })}\n\n`)
      })
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      const end = setTimeout(() => {
        stop()
        controller.close()
      }, lifetimeMs)
      stop = () => {
        unsubscribe()
        clearInterval(heartbeat)
        clearTimeout(end)
      }
      write('retry: 2000\n\n')
    },
    cancel: () => stop(),
  })
}
