'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useMay } from '#lib/browser/may.ts'
import { placeOrder } from '#lib/orders/operations.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** The rows of the list, each by the link that opens it. */
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-order] a[href^="/orders/"]')]

function move(by: 1 | -1): void {
  const all = links()
  const row = document.activeElement?.closest('[data-order]')
  const at = all.findIndex((link) => row?.contains(link))
  const next = at < 0 ? all[by === 1 ? 0 : all.length - 1] : all[at + by]
  next?.focus()
  next?.closest('[data-order]')?.scrollIntoView({ block: 'nearest' })
}

/** Single keys for the list, while nobody is typing and nothing lies over it. Who doesn't want them turns them off. */
export function ListKeys({ onTick }: { onTick: (id: string) => void }) {
  const router = useRouter()
  const mayOrder = useMay()(placeOrder)
  const press = useEffectEvent((key: string): boolean => {
    switch (key) {
      case '/':
        document.querySelector<HTMLInputElement>('form[role=search] input')?.focus()
        return true
      case 'n':
        if (mayOrder) router.push('/orders/new')
        return mayOrder
      case 'j':
      case 'k':
        move(key === 'j' ? 1 : -1)
        return true
      case 'x': {
        const id = document.activeElement?.closest('[data-order]')?.getAttribute('data-order')
        if (id) onTick(id)
        return Boolean(id)
      }
      default:
        return false
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return null
}
