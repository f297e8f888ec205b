import type { Call } from '#tools/stripe-simulator/call.ts'
import { badParam } from '#tools/stripe-simulator/errors.ts'
import type { ObjectTypes } from '#tools/stripe-simulator/objects.ts'

export function readLimit(call: Call): number {
  const limit = call.params.integer('limit') ?? 10
  if (limit < 1 || limit > 100)
    throw badParam('limit', 'This value must be between 1 and 100.', 'parameter_invalid_integer')
  return limit
}

/** Newest first, Stripe's envelope. `filters` are the parameters that equal a member of that name. */
export function listObjects<K extends keyof ObjectTypes>(
  call: Call,
  kind: K,
  url: string,
  filters: string[],
): { object: 'list'; url: string; has_more: boolean; data: ObjectTypes[K][] } {
  call.params.only('limit', 'starting_after', 'created', ...filters)
  const limit = readLimit(call)
  const after = call.params.text('starting_after')
  const conditions = ['kind = ?', 'livemode = ?']
  const values: (string | number)[] = [kind, Number(call.livemode)]
  if (after !== undefined) {
    conditions.push('seq < (SELECT seq FROM objects WHERE id = ?)')
    values.push(after)
  }
  const since = call.params.group('created')?.integer('gte')
  if (since !== undefined) {
    conditions.push("body ->> 'created' >= ?")
    values.push(since)
  }
  for (const filter of filters) {
    const value = call.params.text(filter)
    if (value === undefined) continue
    conditions.push(`body ->> '${filter}' = ?`)
    values.push(value)
  }
  const sql = `SELECT body FROM objects WHERE ${conditions.join(' AND ')} ORDER BY seq DESC LIMIT ${limit + 1}`
  const rows = call.store.all<{ body: string }>(sql, ...values)
  // Written by put() alone, so the kind decides the shape.
  const data = rows.slice(0, limit).map((row) => JSON.parse(row.body) as ObjectTypes[K])
  return { object: 'list', url, has_more: rows.length > limit, data }
}
