import type { Call } from '#tools/stripe-simulator/call.ts'
import { noSuch } from '#tools/stripe-simulator/errors.ts'
import { admitDeliveries } from '#tools/stripe-simulator/event-faults.ts'
import { readLimit } from '#tools/stripe-simulator/lists.ts'
import { checkEvent } from '#tools/stripe-simulator/published/check-answer.ts'
import { completeEvent } from '#tools/stripe-simulator/published/complete.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'
import { toWire } from '#tools/stripe-simulator/wire.ts'

/** What an event tells of: one of our objects, or something that has no id, such as a balance. */
export type EventObject = { object: string; livemode: boolean; id?: string }

const apiVersion = '2026-10-28.endive'

/**
 * Writes the event and its deliveries; call it inside the transaction of the change it tells of. `account`: the connected
 * account that it happened on, whose events go to endpoints of their own.
 */
export function recordEvent(store: Store, type: string, object: EventObject, account?: string): void {
  const id = newId('evt')
  const on = object.object === 'account' ? object.id : account
  const slots = store.slotsOf({ livemode: object.livemode, connect: on !== undefined })
  const body = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: store.now(),
    data: { object: completeEvent(type, object) },
    livemode: object.livemode,
    pending_webhooks: slots.length,
    request: store.request,
    type,
    ...(on === undefined ? {} : { account: on }),
  }
  const text = toWire(body)
  store.deviates(checkEvent(type, text))
  const sql = 'INSERT INTO events (id, livemode, type, body) VALUES (?, ?, ?, ?)'
  store.run(sql, id, Number(object.livemode), type, text)
  for (const slot of slots) {
    for (const delay of admitDeliveries(store)) scheduleDelivery(store, id, object.livemode, slot, delay)
  }
}

// Deliveries run on the real clock: advancing the simulator's must not fire a day of retries at once.
function scheduleDelivery(store: Store, event: string, livemode: boolean, slot: number, delayMs: number): void {
  const sql = 'INSERT INTO deliveries (event, livemode, slot, next_at) VALUES (?, ?, ?, ?)'
  store.run(sql, event, Number(livemode), slot, Date.now() + delayMs)
}

/** Sends an event once more to every endpoint that it goes to; false when there is no such event. */
export function resendEvent(store: Store, id: string): boolean {
  const event = store.first<{ livemode: number; account: string | null }>(
    `SELECT livemode, body ->> 'account' AS account FROM events WHERE id = ?`,
    id,
  )
  if (event === undefined) return false
  const livemode = event.livemode === 1
  const slots = store.slotsOf({ livemode, connect: event.account !== null })
  for (const slot of slots) scheduleDelivery(store, id, livemode, slot, 0)
  return true
}

export function retrieveEvent(call: Call): unknown {
  call.params.only()
  const id = call.ids[0] ?? ''
  const sql = 'SELECT body FROM events WHERE id = ? AND livemode = ?'
  const row = call.store.first<{ body: string }>(sql, id, Number(call.livemode))
  if (row === undefined) throw noSuch('event', id, 'id')
  return JSON.parse(row.body)
}

export function listEvents(call: Call): unknown {
  call.params.only('limit', 'starting_after', 'type', 'types')
  const limit = readLimit(call)
  const type = call.params.text('type')
  const types = type === undefined ? call.params.texts('types') : [type]
  const after = call.params.text('starting_after')
  const conditions = ['livemode = ?']
  const values: (string | number)[] = [Number(call.livemode)]
  if (types.length > 0) {
    conditions.push(`type IN (${types.map(() => '?').join(', ')})`)
    values.push(...types)
  }
  if (after !== undefined) {
    conditions.push('seq < (SELECT seq FROM events WHERE id = ?)')
    values.push(after)
  }
  const sql = `SELECT body FROM events WHERE ${conditions.join(' AND ')} ORDER BY seq DESC LIMIT ${limit + 1}`
  const rows = call.store.all<{ body: string }>(sql, ...values)
  const data = rows.slice(0, limit).map((row): unknown => JSON.parse(row.body))
  return { object: 'list', url: '/v1/events', has_more: rows.length > limit, data }
}
