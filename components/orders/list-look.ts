'use client'
import { useBrowserStore } from '#components/ui/awake.ts'

export const listColumns = [
  'folder',
  'labels',
  'assignee',
  'reference',
  'customer',
  'costCentre',
  'price',
  'researcher',
  'agreed',
  'paid',
  'due',
  'placed',
  'activity',
] as const
export type ListColumn = (typeof listColumns)[number]
export type ListLook = {
  /** One line for each order, where there is room for a table. */
  dense: boolean
  columns: readonly ListColumn[]
  /** `/`, `n`, `j`, `k` and `x` alone do something. */
  keys: boolean
}

const usual: ListLook = { dense: false, columns: ['reference', 'due', 'activity'], keys: true }
const name = 'orders-list'
const followers = new Set<() => void>()
let known: ListLook | undefined

function read(): ListLook {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Record<keyof ListLook, unknown>> // looked at below
    const { dense, columns, keys } = stored
    return {
      dense: dense === true,
      columns: Array.isArray(columns) ? listColumns.filter((column) => columns.includes(column)) : usual.columns,
      keys: keys !== false,
    }
  } catch {
    return usual
  }
}

const follow = (onChange: () => void) => {
  followers.add(onChange)
  return () => void followers.delete(onChange)
}

/** How somebody likes the list, remembered by their browser. */
export function useListLook(): [ListLook, (change: Partial<ListLook>) => void] {
  const look = useBrowserStore(
    follow,
    () => (known ??= read()),
    () => usual,
  )
  const change = (more: Partial<ListLook>) => {
    known = { ...look, ...more }
    try {
      localStorage.setItem(name, JSON.stringify(known))
    } catch {
      // Storage may be forbidden or full; the choice then lasts as long as the page.
    }
    for (const tell of followers) tell()
  }
  return [look, change]
}

const wide = '(min-width: 48rem)'
const followWidth = (onChange: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for a table: where the styles' own `md` begins. */
export const useIsWide = () =>
  useBrowserStore(
    followWidth,
    () => matchMedia(wide).matches,
    () => true,
  )
