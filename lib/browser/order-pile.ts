'use client'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { orderValues, type OrderValues } from '#lib/browser/order-draft.ts'

// Orders that are placed together with the one in the form: other documents of the same archive. They are kept in this tab,
// beside the draft. `key` is the Idempotency-Key that each is placed under, so that it is placed once.

const piled = z.object({ key: z.string(), values: orderValues })
export type Piled = z.output<typeof piled>

const none: readonly Piled[] = []
const known = new Map<string, readonly Piled[]>()
const listeners = new Set<() => void>()

function read(name: string): readonly Piled[] {
  const held = known.get(name)
  if (held) return held
  const found = piled.array().safeParse(parseJson(keptText(name)))
  const items = found.success ? found.data : none
  known.set(name, items)
  return items
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(name: string, items: readonly Piled[]): void {
  known.set(name, items)
  keepText(name, items.length === 0 ? '' : JSON.stringify(items))
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** @param draft the key of the draft beside which it lies */
export function usePile(draft: string) {
  const name = `pile:${draft}`
  const items = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => none,
  )
  return {
    items,
    add: (values: OrderValues) => write(name, [...read(name), { key: crypto.randomUUID(), values }]),
    /** Puts other values in the place of one; they are another order, under a key of its own. */
    replace: (key: string, values: OrderValues) =>
      write(
        name,
        read(name).map((one) => (one.key === key ? { key: crypto.randomUUID(), values } : one)),
      ),
    remove: (keys: readonly string[]) =>
      write(
        name,
        read(name).filter(({ key }) => !keys.includes(key)),
      ),
    clear: () => write(name, none),
  }
}
export type Pile = ReturnType<typeof usePile>
