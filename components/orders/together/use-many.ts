'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { forEach, type Done } from '#lib/browser/in-turn.ts'
import { refresh } from '#lib/browser/keys.ts'

/**
 * One work done with many, a few at a time: how far it is, and what became of each. Leaving the page stops what has not begun.
 * @param changes the paths whose pages are stale afterwards
 */
export function useMany<Item, T>(
  work: (item: Item) => Promise<T>,
  { atOnce = 3, changes = ['/orders'] }: { atOnce?: number; changes?: false | readonly string[] } = {},
) {
  const client = useQueryClient()
  const [done, setDone] = useState<Done<Item, T>[]>([])
  const [total, setTotal] = useState<number>()
  const [running, setRunning] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const start = async (items: readonly Item[]) => {
    if (running) return
    const { signal } = (leaving.current = new AbortController())
    setDone([])
    setTotal(items.length)
    setRunning(true)
    // Another run may have taken its place meanwhile.
    const isCurrent = () => leaving.current?.signal === signal
    const onDone = (one: Done<Item, T>) => isCurrent() && setDone((before) => [...before, one])
    await forEach(items, work, { signal, onDone }, atOnce)
    if (isCurrent()) setRunning(false)
    if (changes) await refresh(client, changes)
  }
  return {
    start,
    running,
    done,
    total,
    stop: () => leaving.current?.abort(),
    finished: total !== undefined && !running,
  }
}
