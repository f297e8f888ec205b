'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useIsWide, useListLook } from '#components/orders/list-look.ts'
import { OrderTable } from '#components/orders/order-table.tsx'
import type { OrderTableProps } from '#components/orders/order-ticks.tsx'
import { afterPaint } from '#lib/browser/lazy.ts'

// Whatever the first picture can do without comes when it is wanted.
const SelectionBar = dynamic(
  () => import('#components/orders/together/selection-bar.tsx').then((module) => module.SelectionBar),
  { ssr: false },
)
const DenseTable = dynamic(() => import('#components/orders/dense-table.tsx').then((module) => module.DenseTable), {
  ssr: false,
})
const ListKeys = dynamic(
  afterPaint(() => import('#components/orders/list-keys.tsx').then((module) => module.ListKeys)),
  { ssr: false },
)

const toggled = (ids: ReadonlySet<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])

/** The table, and what can be done with the rows that are ticked. */
export function TickedOrders({ rows, ...rest }: Omit<OrderTableProps, 'ticks'>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const [{ dense, columns, keys }] = useListLook()
  const wide = useIsWide()
  const selected = rows.filter(({ id }) => ticked?.has(id))
  const all = selected.length === rows.length
  const ticks = {
    has: (id: string) => ticked?.has(id) === true,
    toggle: (id: string) => setTicked((before = new Set()) => toggled(before, id)),
    toggleAll: () => setTicked(new Set(all ? [] : rows.map(({ id }) => id))),
    all,
  }
  return (
    <>
      {dense && wide ? (
        <DenseTable rows={rows} ticks={ticks} columns={columns} {...rest} />
      ) : (
        <OrderTable rows={rows} ticks={ticks} {...rest} />
      )}
      {keys && <ListKeys onTick={ticks.toggle} />}
      {ticked && (
        <SelectionBar selected={selected} all={all} onAll={ticks.toggleAll} onClear={() => setTicked(new Set())} />
      )}
    </>
  )
}
