'use client'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { parseJson } from '#lib/browser/parse-json.ts'

/**
 * Lists under names that outlast the component that shows them and, in this tab, a reload.
 * @param revive what becomes of an item that a page before has left
 */
export function makeKeptList<T>(item: z.ZodType<T>, revive: (left: T) => T = (left) => left) {
  const none: readonly T[] = []
  const known = new Map<string, readonly T[]>()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const read = (name: string): readonly T[] => {
    const held = known.get(name)
    if (held) return held
    const found = z.array(item).safeParse(parseJson(keptText(name)))
    const items = found.success && found.data.length > 0 ? found.data.map(revive) : none
    known.set(name, items)
    return items
  }
  const write = (name: string, items: readonly T[]): void => {
    known.set(name, items)
    keepText(name, items.length === 0 ? '' : JSON.stringify(items))
    for (const tell of listeners) tell()
  }
  const useList = (name: string): readonly T[] =>
    useSyncExternalStore(
      subscribe,
      () => read(name),
      () => none,
    )
  return { read, write, useList }
}
