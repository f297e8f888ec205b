import type { CustomerActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { subscribe, whenListening } from '#lib/events/live.ts'
import type { StreamQuery } from '#lib/events/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { bool, defineQuery } from '#lib/sql.ts'

const heartbeatMs = 15_000
// Shorter than an access token lives, so that nobody listens on a permission that is gone.
const lifetimeMs = 5 * 60_000
const most = 10

// How many streams each key and session holds. Next may load this module twice.
const shared = globalThis as typeof globalThis & {
  callslipStreams?: Map<string, number>
  callslipEnds?: Set<(comeBack: string) => void>
}
const open = (shared.callslipStreams ??= new Map())
const ends = (shared.callslipEnds ??= new Set())

/** Takes one of a key's or a session's places; returns what gives it back. */
function takePlace(holder: string): () => void {
  const held = open.get(holder) ?? 0
  if (held >= most) {
    throw new ApiError('rate_limited', `At most ${most} streams may be open at once: close one, or wait for its end.`, {
      headers: { 'Retry-After': String(lifetimeMs / 1000) },
    })
  }
  open.set(holder, held + 1)
  return () => {
    const left = (open.get(holder) ?? 0) - 1
    if (left > 0) open.set(holder, left)
    else open.delete(holder)
  }
}

/** Whether a client's newest event is younger than so many seconds. */
const findChangeWithin = defineQuery(
  { changed: bool },
  (clientId: string, environment: Environment, seconds: number) => Prisma.sql`
    SELECT created_at > now() - make_interval(secs => ${seconds}::float8) AS changed FROM events
    WHERE client_id = ${clientId} AND environment = ${environment}::"Environment"
    ORDER BY horizon DESC, position DESC LIMIT 1`,
)

/** From when changes are heard on: whether there was one in so many seconds before. */
async function hasMissed({ clientId, environment }: CustomerActor, { unheardFor }: StreamQuery): Promise<boolean> {
  if (unheardFor === undefined) return false
  await whenListening()
  const [newest] = await findChangeWithin(getDb(), clientId, environment, unheardFor)
  return newest?.changed ?? false
}

/** For a process that ends: all who listen come back, to another one perhaps, and not all at once. */
export function endStreams(): void {
  for (const end of ends) end(`retry: ${Math.round(500 + 1500 * Math.random())}\n\n`)
}

const reconnected = 'event: reconnected\ndata: {}\n\n'

/**
 * The client's changes as server-sent events. Thin: whoever listens fetches what it may see.
 * @param mayListen asked with each heartbeat: the stream ends where the key or the session behind it has
 */
export function streamEvents(
  actor: CustomerActor,
  query: StreamQuery,
  mayListen: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const leavePlace = takePlace(actor.sessionId ?? actor.id)
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const unsubscribe = subscribe(actor.environment, actor.clientId, (change) => {
        if (change === 'reconnected') return write(reconnected)
        const { orderId, type, sequence } = change
        write(`id: ${orderId}:${sequence}\nevent: change\ndata: ${JSON.stringify({ orderId, type, sequence })}\n\n`)
      })
      let ended = false
      const close = () => {
        if (ended) return
        stop()
        controller.close()
      }
      const leave = (comeBack: string) => {
        write(comeBack)
        close()
      }
      const beat = async () => {
        if (!(await mayListen())) close()
        else if (!ended) write(': still here\n\n')
      }
      const heartbeat = setInterval(() => void beat(), heartbeatMs)
      const end = setTimeout(close, lifetimeMs)
      stop = () => {
        ended = true
        ends.delete(leave)
        unsubscribe()
        leavePlace()
        clearInterval(heartbeat)
        clearTimeout(end)
      }
      ends.add(leave)
      write('retry: 2000\n\n')
      // Where nobody can say whether there was a change, the reader looks.
      void hasMissed(actor, query)
        .catch(() => true)
        .then((missed) => missed && !ended && write(reconnected))
    },
    cancel: () => stop(),
  })
}
