import type { Call } from './call.ts'
import { noSuch } from './errors.ts'
import { admitDeliveries } from './event-faults.ts'
import { readLimit } from './lists.ts'
import type { AnyObject } from './objects.ts'
import { checkEvent } from './published/check-answer.ts'
import { completeEvent } from './published/complete.ts'
import { newId } from './state.ts'
import type { Store } from './state.ts'
import { toWire } from './wire.ts'

const API_VERSION = '2026-10-28.endive'

/** Writes the event and its deliveries; call it inside the transaction of the change it tells of. */
export function recordEvent(store: Store, type: string, object: AnyObject): void {
  const id = newId('evt')
  const slots = object.livemode ? store.endpoints.live : store.endpoints.test
  const body = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: store.now(),
    data: { object: completeEvent(type, object) },
    livemode: object.livemode,
    pending_webhooks: slots,
    request: store.request,
    type,
    ...(object.object === 'account' ? { account: object.id } : {}),
  }
  const text = toWire(body)
  store.deviates(checkEvent(type, text))
  const sql = 'INSERT INTO events (id, livemode, type, body) VALUES (?, ?, ?, ?)'
  store.run(sql, id, Number(object.livemode), type, text)
  for (let slot = 0; slot < slots; slot += 1) {
    for (const delay of admitDeliveries(store)) scheduleDelivery(store, id, object.livemode, slot, delay)
  }
}

// Deliveries run on the real clock: advancing the simulator's must not fire a day of retries at once.
function scheduleDelivery(store: Store, event: string, livemode: boolean, slot: number, delayMs: number): void {
  const sql = 'INSERT INTO deliveries (event, livemode, slot, next_at) VALUES (?, ?, ?, ?)'
  store.run(sql, event, Number(livemode), slot, Date.now() + delayMs)
}

/** Sends an event once more to every endpoint of its mode; false when there is no such event. */
export function resendEvent(store: Store, id: string): boolean {
  const event = store.first<{ livemode: number }>('SELECT livemode FROM events WHERE id = ?', id)
  if (event === undefined) return false
  const slots = event.livemode === 1 ? store.endpoints.live : store.endpoints.test
  for (let slot = 0; slot < slots; slot += 1) scheduleDelivery(store, id, event.livemode === 1, slot, 0)
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
