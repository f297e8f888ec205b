'use client'
import { useEffect, useEffectEvent } from 'react'
import { useListLook } from '#components/orders/list-look.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What a row is for: its first deed, or else the way to its order. */
const targetIn = (row: Element) =>
  row.querySelector<HTMLElement>('[data-deeds] :is(a, button)') ?? row.querySelector<HTMLElement>('a')

/** `j` and `k` go from row to row of what `rows` selects, while nobody is typing. Whoever wants no single keys has none here either. */
export function RowKeys({ rows }: { rows: string }) {
  const [{ keys }] = useListLook()
  const move = useEffectEvent((by: 1 | -1) => {
    const found = [...document.querySelectorAll(rows)]
    const at = found.findIndex((row) => row.contains(document.activeElement))
    const next = found[at < 0 ? (by === 1 ? 0 : found.length - 1) : at + by]
    if (next) targetIn(next)?.focus()
  })
  useEffect(() => {
    if (!keys) return
    const listener = (event: KeyboardEvent) => {
      const { key, defaultPrevented, ctrlKey, metaKey, altKey, target } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return
      if ((key !== 'j' && key !== 'k') || document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      move(key === 'j' ? 1 : -1)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [keys])
  return null
}
