'use client'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RowSize, RowWindow, Shown, WindowOptions } from '#components/orders/row-window.ts'
import { whenIdle } from '#lib/browser/lazy.ts'

/** Rows to draw, and the room of those between that are not. */
export type RowPart = {
  entries: readonly ({ index: number } | { roomPx: number; key: string })[]
  /** Of all rows, for those who don't see them; undefined where every one is drawn. */
  counted: boolean
  hold?: ((element: HTMLElement | null) => void) | undefined
  measure?: ((element: HTMLElement | null) => void) | undefined
}

/** What is drawn whole: a page or two, as most people have. */
const most = 50
/** What is drawn of more before it is known where the window is. */
const atFirst = 30

let make: ((sizes?: readonly RowSize[]) => RowWindow) | undefined

const nothing: Shown = { items: [], total: 0 }
const never = () => () => {}

/** The items with what lies between them. On a phone a gap stands before and after each of them, rooms included. */
function entriesOf({ items, total }: Shown, gapPx: number): RowPart['entries'] {
  const entries: ({ index: number } | { roomPx: number; key: string })[] = []
  let end = 0
  const room = (until: number, gaps: number, key: string) => {
    const roomPx = until - end - gaps * gapPx
    if (roomPx > 0) entries.push({ roomPx, key })
  }
  for (const { index, start, end: next } of items) {
    room(start, end === 0 ? 1 : 2, `before ${index}`)
    entries.push({ index })
    end = next
  }
  room(total, 1, 'after')
  return entries
}

const everything = (count: number): RowPart['entries'] => Array.from({ length: count }, (_, index) => ({ index }))

function beginning({ ids, rowPx, gapPx }: WindowOptions): RowPart['entries'] {
  const left = ids.length - atFirst
  return [...everything(atFirst), { roomPx: left * (rowPx + gapPx) - gapPx, key: 'after' }]
}

/**
 * Which rows of a list are drawn: all of a short one, those in and around the window of a long one. What that takes is fetched
 * where a list is longer than its first page.
 */
export function useRowWindow(options: WindowOptions & { more: boolean; sizes: readonly RowSize[] }) {
  const { more, sizes, ...window } = options
  const { ids, rowPx, gapPx, kept } = window
  const [rowWindow, setRowWindow] = useState<RowWindow | undefined>(() => make?.(sizes))
  const isLong = ids.length > most
  const wanted = (more || isLong) && rowWindow === undefined
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    void whenIdle(() => import('#components/orders/row-window.ts'))().then((module) => {
      make = module.makeRowWindow
      if (isCurrent) setRowWindow((before) => before ?? module.makeRowWindow())
    })
    return () => {
      isCurrent = false
    }
  }, [wanted])
  useLayoutEffect(() => (isLong ? rowWindow?.mount() : undefined), [rowWindow, isLong])
  useLayoutEffect(() => {
    if (isLong) rowWindow?.update({ ids, rowPx, gapPx, kept })
  }, [rowWindow, isLong, ids, rowPx, gapPx, kept])
  const shown = useSyncExternalStore(rowWindow?.subscribe ?? never, rowWindow?.read ?? (() => nothing), () => nothing)
  const part = useMemo((): RowPart => {
    if (!isLong) return { entries: everything(ids.length), counted: false }
    const { hold, measure } = rowWindow ?? {}
    const known = shown.items.every(({ index }) => index < ids.length) && shown.items.length > 0
    const entries = known ? entriesOf(shown, gapPx) : beginning({ ids, rowPx, gapPx, kept: undefined })
    return { entries, counted: true, hold, measure }
  }, [isLong, ids, rowWindow, shown, gapPx, rowPx])
  return { part, rowWindow }
}
