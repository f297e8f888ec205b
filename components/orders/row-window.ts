import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
} from '@tanstack/virtual-core'

export type RowSize = VirtualItem
type Item = { index: number; start: number; end: number }
/** The rows in and around the window: each with where it begins below the first one, in pixels. */
export type Shown = { items: readonly Item[]; total: number }
export type WindowOptions = {
  ids: readonly string[]
  /** How high a row probably is, and what lies between two. */
  rowPx: number
  gapPx: number
  /** One more row that is to be there, wherever it lies: it has the focus. */
  kept: number | undefined
}
export type RowWindow = ReturnType<typeof makeRowWindow>

const isSame = (one: Shown, other: Shown) =>
  one.total === other.total &&
  one.items.length === other.items.length &&
  one.items.every(({ index, start, end }, i) => {
    const item = other.items[i]
    return item?.index === index && item.start === start && item.end === end
  })

type Range = Parameters<typeof defaultRangeExtractor>[0]

function indexesOf(range: Range, { ids, kept }: WindowOptions): number[] {
  const indexes = defaultRangeExtractor(range)
  return kept === undefined || kept >= ids.length || indexes.includes(kept)
    ? indexes
    : [...indexes, kept].sort((a, b) => a - b)
}

const optionsFor = (options: WindowOptions, scrollMargin: number) => ({
  count: options.ids.length,
  estimateSize: () => options.rowPx,
  gap: options.gapPx,
  getItemKey: (index: number) => options.ids[index] ?? index,
  getScrollElement: () => window,
  initialOffset: () => window.scrollY,
  observeElementOffset: observeWindowOffset,
  observeElementRect: observeWindowRect,
  overscan: 10,
  rangeExtractor: (range: Range) => indexesOf(range, options),
  scrollMargin,
  scrollToFn: windowScroll,
})

/** Follows which rows of a long list lie in and around the window. It is made for the browser, once for a list. */
export function makeRowWindow(sizes: readonly RowSize[] = []) {
  let options: WindowOptions = { ids: [], rowPx: 0, gapPx: 0, kept: undefined }
  let frame: HTMLElement | null = null
  let margin = 0
  let shown: Shown = { items: [], total: 0 }
  const listeners = new Set<() => void>()
  const all = () => ({
    ...optionsFor(options, margin),
    onChange: () => publish(),
    initialMeasurementsCache: [...sizes],
  })
  const virtualizer = new Virtualizer<Window, HTMLElement>(all())

  function publish(): void {
    const items = virtualizer
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin }))
    const next = { items, total: virtualizer.getTotalSize() }
    if (isSame(shown, next)) return
    shown = next
    for (const tell of listeners) tell()
  }
  /** What stands above the list may grow or go. */
  function look(): void {
    const next = frame ? Math.round(frame.getBoundingClientRect().top + window.scrollY) : margin
    if (next === margin) return
    margin = next
    virtualizer.setOptions(all())
    publish()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => shown,
    /** For the element around the rows. */
    hold: (element: HTMLElement | null) => {
      frame = element
      look()
    },
    /** For each row, with its `data-index`. */
    measure: (element: HTMLElement | null) => virtualizer.measureElement(element),
    update: (next: WindowOptions) => {
      options = next
      look()
      virtualizer.setOptions(all())
      virtualizer._willUpdate()
      publish()
    },
    mount: () => followWindow(virtualizer, look),
    sizes: (): readonly RowSize[] => virtualizer.measurementsCache,
  }
}

function followWindow(virtualizer: Virtualizer<Window, HTMLElement>, look: () => void): () => void {
  const unmount = virtualizer._didMount()
  virtualizer._willUpdate()
  const around = new ResizeObserver(look)
  around.observe(document.body)
  return () => {
    around.disconnect()
    unmount()
  }
}
