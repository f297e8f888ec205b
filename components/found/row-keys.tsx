'use client'
import { useSingleKeys } from '#components/found/use-single-keys.ts'
import { useListLook } from '#components/orders/list-look.ts'

/** What a row is for: its first deed, or else the way to its order. */
const targetIn = (row: Element) =>
  row.querySelector<HTMLElement>('[data-deeds] :is(a, button)') ?? row.querySelector<HTMLElement>('a')

type Props = { rows: string }

/** `j` and `k` go from row to row of what `rows` selects. Whoever wants no single keys has none here either. */
export function RowKeys({ rows }: Props) {
  const [{ keys }] = useListLook()
  return keys && <Listener rows={rows} />
}

function Listener({ rows }: Props) {
  useSingleKeys((key) => {
    if (key !== 'j' && key !== 'k') return false
    const [found, by] = [[...document.querySelectorAll(rows)], key === 'j' ? 1 : -1]
    const at = found.findIndex((row) => row.contains(document.activeElement))
    const next = found[at < 0 ? (by === 1 ? 0 : found.length - 1) : at + by]
    if (next) targetIn(next)?.focus()
    return true
  })
  return null
}
