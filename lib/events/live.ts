import { z } from 'zod'
import { newConnection } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { log } from '#lib/log.ts'

const notice = z.object({
  environment: z.enum(['development', 'production']),
  clientId: z.string(),
  orderId: z.string(),
  type: z.string(),
  sequence: z.int(),
})
/** A change that has been committed: which order, what kind, and its place in the history. */
type Notice = z.output<typeof notice>
type Listener = (notice: Notice | 'reconnected') => void

// One connection of the process listens for all its readers; Next may load this module twice.
const shared = globalThis as typeof globalThis & {
  callslipLive?: { listeners: Map<string, Set<Listener>>; started: boolean; listening: PromiseWithResolvers<void> }
}
const live = (shared.callslipLive ??= {
  listeners: new Map(),
  started: false,
  listening: Promise.withResolvers(),
})
const keyOf = (environment: Environment, clientId: string) => `${environment}:${clientId}`

/** Whatever can write to the database can notify, and what is thrown here would end the process: it is passed over. */
function readNotice(payload: string): Notice | undefined {
  try {
    return notice.parse(JSON.parse(payload))
  } catch {
    log.warn('a notification is no notice of a change', { length: payload.length })
    return undefined
  }
}

async function listen(onListening: () => void): Promise<void> {
  const client = newConnection('callslip live')
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()))
  client.on('notification', ({ payload = '' }) => {
    const heard = readNotice(payload)
    if (!heard) return
    for (const listener of live.listeners.get(keyOf(heard.environment, heard.clientId)) ?? []) listener(heard)
  })
  await client.connect()
  await client.query('LISTEN callslip_events')
  live.listening.resolve()
  onListening()
  await lost
  live.listening = Promise.withResolvers()
}

// What happened between two connections went unheard: readers look again for themselves.
function tellReconnected(): void {
  for (const listeners of live.listeners.values()) for (const listener of listeners) listener('reconnected')
}

async function keepListening(): Promise<void> {
  for (let first = true; ; first = false) {
    await listen(first ? () => {} : tellReconnected).catch((error: unknown) =>
      log.warn('live connection failed', { cause: error instanceof Error ? error.message : String(error) }),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Resolves once every change from then on is heard. */
export const whenListening = (): Promise<void> => live.listening.promise

/** Calls `listener` for every committed change of a client's orders, until the returned function is called. */
export function subscribe(environment: Environment, clientId: string, listener: Listener): () => void {
  if (!live.started) {
    live.started = true
    void keepListening()
  }
  const key = keyOf(environment, clientId)
  const listeners = live.listeners.get(key) ?? new Set()
  live.listeners.set(key, listeners.add(listener))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) live.listeners.delete(key)
  }
}
