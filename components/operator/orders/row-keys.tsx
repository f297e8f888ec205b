'use client'
import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** `/` leads to the search, `j` and `k` to the next order and the one before, while nobody types and nothing lies over the list. */
export function RowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      if (event.key === '/') document.querySelector<HTMLInputElement>('form[role=search] input')?.focus()
      else if (event.key === 'j' || event.key === 'k') {
        const rows = [...document.querySelectorAll<HTMLAnchorElement>('main tbody th a')]
        const here = document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('th a')
        const at = here ? rows.indexOf(here) : -1
        const next = at < 0 ? rows.at(event.key === 'j' ? 0 : -1) : rows[at + (event.key === 'j' ? 1 : -1)]
        next?.focus()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}
