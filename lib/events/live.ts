import { newConnection, openConnection } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { readNotice, type Notice } from '#lib/events/notice-of-change.ts'
import { causeOf, log } from '#lib/log.ts'
import { changesChannel } from '#lib/wake.ts'

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

async function listen(onListening: () => void): Promise<void> {
  const client = newConnection('callslip live')
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()))
  client.on('notification', ({ payload = '' }) => {
    // What is thrown here would end the process.
    const heard = readNotice(payload)
    if (!heard) return log.warn('a notification is no notice of a change', { length: payload.length })
    for (const listener of live.listeners.get(keyOf(heard.environment, heard.clientId)) ?? []) listener(heard)
  })
  await openConnection(client, () => client.query(`LISTEN ${changesChannel}`))
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
      log.warn('live connection failed', { cause: causeOf(error) }),
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
