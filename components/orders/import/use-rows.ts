'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { changeRows, type Action } from '#components/orders/import/change-rows.ts'
import type { ImportRow } from '#components/orders/import/judge-rows.ts'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { makeKeptList } from '#lib/browser/kept-list.ts'
import { orderValues } from '#lib/browser/order-draft.ts'

/** How far the placing is, or what it ended with; `overtaken`: before it began, by something that speaks against it. */
export type Run = { placing?: { done: number; of: number }; comparing?: true; failure?: ApiFailure; overtaken?: true }
/** Rows on their way to being orders, wherever they are kept. */
export type Rows = {
  rows: readonly ImportRow[]
  /** As they are by now, also for what began before they were changed. */
  look: () => readonly ImportRow[]
  dispatch: (action: Action) => void
  run: Run
  setRun: (run: Run) => void
}

const importRow = z.object({
  line: z.int(),
  key: z.string(),
  values: orderValues,
  leftOut: z.boolean(),
  sent: z.boolean(),
  result: z
    .object({
      order: z.object({ id: z.string(), order: z.object({ number: z.string() }) }).optional(),
      error: z
        .object({
          error: z.string(),
          code: z.string().optional(),
          details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
        })
        .optional(),
    })
    .optional(),
})
const { read, write, useList } = makeKeptList<ImportRow>(importRow)

// The placing goes on while one looks at other pages, and ends with the document: what was on its way then waits, as it is
// kept, for the next try under its key.
const idle: Run = {}
const runs = new Map<string, Run>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Rows with their keys and results, kept in this tab under a name. */
export function useKeptRows(name: string): Rows {
  const rows = useList(name)
  const run = useSyncExternalStore(
    subscribe,
    () => runs.get(name) ?? idle,
    () => idle,
  )
  // The same for as long as the name is: rows that haven't changed aren't drawn anew.
  const changes = useMemo(
    () => ({
      look: () => read(name),
      dispatch: (action: Action) => write(name, changeRows(read(name), action)),
      setRun: (next: Run) => {
        runs.set(name, next)
        for (const tell of listeners) tell()
      },
    }),
    [name],
  )
  return { rows, run, ...changes }
}
