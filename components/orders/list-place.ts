import type { RowSize } from '#components/orders/row-window.ts'

/** Where somebody was in a list, for the way back: which pages there were, how far down, and how high its rows are. */
export type ListPlace = {
  cursors: readonly string[]
  scrolled: number
  sizes: readonly RowSize[]
  focused: string | undefined
}

// By the entry of the history that showed it, in memory: orders are written to no storage. Older ones begin at their top.
const most = 10
const places = new Map<string, ListPlace>()

/** The entry of the history that the page belongs to; undefined in browsers that don't tell. */
function entryKey(): string | undefined {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { key: string } | null } } // newer than TypeScript's DOM
  return navigation?.currentEntry?.key
}

const nameOf = (list: string, entry = entryKey()) => (entry === undefined ? undefined : `${entry} ${list}`)

/** The place in this list that the history leads back to. */
export function findPlace(list: string): ListPlace | undefined {
  const name = nameOf(list)
  return name === undefined ? undefined : places.get(name)
}

/** A way to keep the place in a list for the entry that shows it now. */
export function placeKeeper(list: string): (place: ListPlace) => void {
  const name = nameOf(list)
  return (place) => {
    if (name === undefined) return
    places.delete(name)
    places.set(name, place)
    const [oldest] = places.keys()
    if (places.size > most && oldest !== undefined) places.delete(oldest)
  }
}
