import { z } from 'zod'
import type { Store } from '#tools/stripe-simulator/state.ts'

export const EventFaults = z.strictObject({
  /** Extra copies of every delivery. */
  duplicate: z.int().min(0).max(20).optional(),
  shuffle: z.boolean().optional(),
  /** Share of deliveries that never leave: 0.5 drops every second one, 1 all. */
  drop: z.number().min(0).max(1).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
})
export type EventFaults = z.infer<typeof EventFaults>

const shuffleStepsMs = [400, 100, 300, 0, 200]

export function readEventFaults(store: Store): EventFaults {
  return EventFaults.parse(JSON.parse(store.setting('event_faults') ?? '{}'))
}

export function setEventFaults(store: Store, faults: EventFaults | undefined): void {
  store.set('event_faults', faults && JSON.stringify(faults))
  store.set('event_fault_counter', undefined)
}

/** One delay in milliseconds per delivery to make; empty when the event is dropped. No chance: tests must repeat. */
export function admitDeliveries(store: Store): number[] {
  if (store.setting('event_faults') === undefined) return [0]
  const { duplicate = 0, shuffle = false, drop = 0, delayMs = 0 } = readEventFaults(store)
  const counter = Number(store.setting('event_fault_counter') ?? 0)
  store.set('event_fault_counter', String(counter + 1))
  if (Math.floor((counter + 1) * drop) > Math.floor(counter * drop)) return []
  return Array.from({ length: duplicate + 1 }, (_, copy) => {
    const step = shuffleStepsMs[(counter + copy) % shuffleStepsMs.length] ?? 0
    return delayMs + (shuffle ? step : 0)
  })
}
