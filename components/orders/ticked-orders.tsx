'use client'
import dynamic from 'next/dynamic'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { findPlace, placeKeeper } from '#components/orders/list-place.ts'
import { useIsWide, useListLook } from '#components/orders/list-look.ts'
import type { OrderFilters } from '#components/orders/order-pages.ts'
import { OrderTable } from '#components/orders/order-table.tsx'
import type { OrderTableProps } from '#components/orders/order-ticks.tsx'
import type { useOrderPages } from '#components/orders/use-order-pages.ts'
import { useRowWindow } from '#components/orders/use-row-window.ts'
import { whenIdle } from '#lib/browser/lazy.ts'

// Whatever the first picture can do without comes when it is wanted.
const SelectionBar = dynamic(
  () => import('#components/orders/together/selection-bar.tsx').then((module) => module.SelectionBar),
  { ssr: false },
)
const DenseTable = dynamic(() => import('#components/orders/dense-table.tsx').then((module) => module.DenseTable), {
  ssr: false,
})
const ListKeys = dynamic(
  whenIdle(() => import('#components/orders/list-keys.tsx').then((module) => module.ListKeys)),
  { ssr: false },
)

const toggled = (ids: ReadonlySet<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])

const linkOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"] a[href^="/orders/"]`)

type Props = Omit<OrderTableProps, 'ticks' | 'part' | 'total'> & {
  filters: OrderFilters
  pages: Pick<ReturnType<typeof useOrderPages>, 'list' | 'cursors' | 'look' | 'loadAll' | 'query'>
}

/** The table, and what can be done with the rows that are ticked. */
export function TickedOrders({ rows, pages, filters, ...rest }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const [{ dense, columns, keys }] = useListLook()
  const isDense = useIsWide() && dense
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const { part, focus } = useRows(ids, pages, isDense)
  const selected = ticked === undefined || ticked.size === 0 ? [] : rows.filter(({ id }) => ticked.has(id))
  const all = selected.length === rows.length
  const toggle = useCallback((id: string) => setTicked((before = new Set()) => toggled(before, id)), [])
  const ticks = {
    has: (id: string) => ticked?.has(id) === true,
    toggle,
    toggleAll: () => setTicked(new Set(all ? [] : ids)),
    all,
  }
  const table = { rows, part, ticks, total: pages.query.hasNextPage ? -1 : rows.length + 1, ...rest }
  return (
    <>
      {isDense ? <DenseTable columns={columns} filters={filters} {...table} /> : <OrderTable {...table} />}
      {keys && <ListKeys ids={ids} onTick={toggle} onFocus={focus} onLast={pages.loadAll} />}
      {ticked && (
        <SelectionBar selected={selected} all={all} onAll={ticks.toggleAll} onClear={() => setTicked(new Set())} />
      )}
    </>
  )
}

/** Which rows are drawn, where the focus is among them, and the place in the list for the way back. */
function useRows(ids: readonly string[], { list, cursors, look, query }: Props['pages'], isDense: boolean) {
  const [place] = useState(() => findPlace(list))
  const [focused, setFocused] = useState(place?.focused)
  /** Counts what asks for the focus: it is given once the row is drawn. */
  const [asked, setAsked] = useState(place?.focused === undefined ? 0 : 1)
  const at = focused === undefined ? -1 : ids.indexOf(focused)
  const isWide = useIsWide()
  const { part, rowWindow } = useRowWindow({
    ids,
    rowPx: isDense ? 40 : isWide ? 94 : 238,
    gapPx: isWide ? 0 : 12,
    kept: at < 0 ? undefined : at,
    more: query.hasNextPage,
    sizes: place?.sizes ?? [],
  })
  const drawn = part.entries.flatMap((entry) => ('index' in entry ? entry.index : []))
  // The one that has the focus may lie elsewhere.
  const [from, to] = [drawn.find((index) => index !== at) ?? 0, drawn.findLast((index) => index !== at) ?? 0]
  const onLook = useEffectEvent(look)
  useEffect(() => onLook(from, to), [from, to, ids])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const id = target instanceof Element && target.closest('[data-order]')?.getAttribute('data-order')
      if (id) setFocused(id)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const answered = useRef(0)
  useLayoutEffect(() => {
    const link = asked === answered.current || focused === undefined ? null : linkOf(focused)
    if (!link) return
    answered.current = asked
    link.focus({ preventScroll: true })
    link.closest('[data-order]')?.scrollIntoView({ block: 'nearest' })
  }, [asked, focused, part])
  useLayoutEffect(() => {
    if (place) window.scrollTo(0, place.scrolled)
  }, [place])
  useLayoutEffect(() => {
    const keep = placeKeeper(list)
    return () => keep({ cursors, focused, scrolled: window.scrollY, sizes: rowWindow?.sizes() ?? [] })
  }, [list, cursors, focused, rowWindow])
  return {
    part,
    focus: (id: string) => {
      setFocused(id)
      setAsked((count) => count + 1)
    },
  }
}
