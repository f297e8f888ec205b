'use client'
import { z } from 'zod'
import { makeKeptList } from '#lib/browser/kept-list.ts'
import { orderValues, type OrderValues } from '#lib/browser/order-draft.ts'

// Orders that are placed together with the one in the form: other documents of the same archive. They are kept in this tab,
// beside the draft. `key` is the Idempotency-Key that each is placed under, so that it is placed once.

// `sent`: it may be an order already, for its answer was lost. It waits unchanged for the next try under its key.
const piled = z.object({
  key: z.string(),
  values: orderValues,
  leftOut: z.boolean().optional(),
  sent: z.boolean().optional(),
})
export type Piled = z.output<typeof piled>

const { read, write, useList } = makeKeptList<Piled>(piled)

/** What isn't on the pile any more is put there by no correction, and what has come since stays as it is. */
export const leftOf = (items: readonly Piled[], corrected: readonly Piled[], placed: readonly string[]): Piled[] => {
  const asCorrected = new Map(corrected.map((one) => [one.key, one]))
  return items.flatMap((one) => (placed.includes(one.key) ? [] : (asCorrected.get(one.key) ?? one)))
}

/**
 * The rows of a run whose page was left, as they are by now: it goes on, but with what is corrected, left out or taken off the pile on a
 * page opened since.
 */
export const asPiled = <Row extends Piled>(items: readonly Piled[], run: readonly Row[]): Row[] => {
  const now = new Map(items.map((one) => [one.key, one]))
  return run.flatMap((row) => {
    const one = now.get(row.key)
    return one ? { ...row, values: one.values, leftOut: one.leftOut ?? false } : []
  })
}

/** @param draft the key of the draft beside which it lies */
export function usePile(draft: string) {
  const name = `pile:${draft}`
  return {
    items: useList(name),
    add: (values: OrderValues) => write(name, [...read(name), { key: crypto.randomUUID(), values }]),
    /** Puts other values in the place of one; they are another order, under a key of its own. */
    replace: (key: string, values: OrderValues) =>
      write(
        name,
        read(name).map((one) => (one.key === key ? { key: crypto.randomUUID(), values } : one)),
      ),
    /** The same with each call, also where no page shows it. */
    read: () => read(name),
    /** As they were corrected: the same orders, under the keys that they have. The pile is what is still to be placed. */
    keep: (corrected: readonly Piled[], placed: readonly string[]) =>
      write(name, leftOf(read(name), corrected, placed)),
    remove: (keys: readonly string[]) =>
      write(
        name,
        read(name).filter(({ key }) => !keys.includes(key)),
      ),
    clear: () => write(name, []),
  }
}
export type Pile = ReturnType<typeof usePile>
