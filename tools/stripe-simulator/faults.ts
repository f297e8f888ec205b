import { z } from 'zod'
import { readEventFaults } from '#tools/stripe-simulator/event-faults.ts'
import type { FormRecord, FormValue } from '#tools/stripe-simulator/form-parsing.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

const regularExpression = z.string().refine((text) => {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}, 'not a regular expression')

export const Fault = z.strictObject({
  match: z
    .strictObject({
      method: z.string().optional(),
      path: regularExpression.optional(),
      livemode: z.boolean().optional(),
      /** Some parameter has this value, wherever it stands: an order's id in the metadata, say. */
      value: z.string().optional(),
    })
    .default({}),
  kind: z.enum(['lose_response_before', 'lose_response_after', 'delay', 'status']),
  status: z.int().min(400).max(599).default(500),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** Before what was asked for is done, or after it is committed: a delay then holds its answer back, a status takes its place. */
  when: z.enum(['before', 'after']).default('before'),
  /** For status: stored under the idempotency key, as Stripe stores its own 500s. */
  remembered: z.boolean().default(false),
  /** How many requests it meets; until cleared when left out. */
  times: z.int().min(1).optional(),
})
export type Fault = z.infer<typeof Fault>

export function addFault(store: Store, fault: Fault): number {
  store.run('INSERT INTO faults (body, remaining) VALUES (?, ?)', JSON.stringify(fault), fault.times ?? null)
  return store.first<{ id: number }>('SELECT max(id) AS id FROM faults')?.id ?? 0
}

export function clearFaults(store: Store): void {
  store.run('DELETE FROM faults')
}

interface FaultRow {
  id: number
  body: string
  remaining: number | null
}

export function listFaults(store: Store): unknown {
  const rows = store.all<FaultRow>('SELECT id, body, remaining FROM faults ORDER BY id')
  const faults = rows.map(({ id, body, remaining }) => ({ id, remaining, ...Fault.parse(JSON.parse(body)) }))
  return { faults, events: readEventFaults(store) }
}

interface FaultTarget {
  method: string
  path: string
  livemode: boolean
  values: FormRecord
}

const hasValue = (values: FormRecord | FormValue[], value: string): boolean =>
  Object.values(values).some((one) => (typeof one === 'object' ? hasValue(one, value) : one === value))

/** The first fault that meets this request, used up by one. */
export function takeFault(store: Store, { method, path, livemode, values }: FaultTarget): Fault | undefined {
  for (const row of store.all<FaultRow>('SELECT id, body, remaining FROM faults ORDER BY id')) {
    const fault = Fault.parse(JSON.parse(row.body))
    const { match } = fault
    if (match.method !== undefined && match.method.toUpperCase() !== method) continue
    if (match.path !== undefined && !new RegExp(match.path).test(path)) continue
    if (match.livemode !== undefined && match.livemode !== livemode) continue
    if (match.value !== undefined && !hasValue(values, match.value)) continue
    if (row.remaining === 1) store.run('DELETE FROM faults WHERE id = ?', row.id)
    else store.run('UPDATE faults SET remaining = remaining - 1 WHERE id = ?', row.id)
    return fault
  }
  return undefined
}
