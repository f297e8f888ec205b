'use client'
import { useRouter } from 'next/navigation'
import { useSingleKeys } from '#components/found/use-single-keys.ts'
import { useMay } from '#lib/browser/may.ts'
import { placeOrder } from '#lib/orders/operations.ts'

const focusedRow = () => document.activeElement?.closest('[data-order]')?.getAttribute('data-order') ?? undefined
/** Arrows, Home and End scroll the page, unless somebody is walking through the rows already. */
const isWalking = () => document.activeElement?.matches('[data-order] a[href^="/orders/"]') === true

type Props = {
  /** Of the rows, drawn or not. */
  ids: readonly string[]
  onTick: (id: string) => void
  onFocus: (id: string) => void
  /** Fetches the list to its end; returns the last row's id. */
  onLast: () => Promise<string | undefined>
}

/** Single keys for the list, while nobody is typing and nothing lies over it. Who doesn't want them turns them off. */
export function ListKeys({ ids, onTick, onFocus, onLast }: Props) {
  const router = useRouter()
  const mayOrder = useMay()(placeOrder)
  const move = (by: 1 | -1) => {
    const at = ids.indexOf(focusedRow() ?? '')
    const next = ids[at < 0 ? (by === 1 ? 0 : ids.length - 1) : at + by]
    if (next !== undefined) onFocus(next)
  }
  const walk = (key: string): boolean => {
    if (!isWalking()) return false
    const [first] = ids
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Home' && first !== undefined) onFocus(first)
    // What can't be fetched now says so below the list.
    else if (key === 'End')
      void onLast().then(
        (id) => id !== undefined && onFocus(id),
        () => {},
      )
    else return false
    return true
  }
  useSingleKeys((key) => {
    switch (key) {
      case 'n':
        if (mayOrder) router.push('/orders/new')
        return mayOrder
      case 'j':
      case 'k':
        move(key === 'j' ? 1 : -1)
        return true
      case 'x': {
        const id = focusedRow()
        if (id) onTick(id)
        return Boolean(id)
      }
      default:
        return walk(key)
    }
  })
  return null
}
