import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** What walks goes on while it is held down; whatever else a key does it does once: held, it would do it to one row after the other. */
const walks = new Set(['j', 'k', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/**
 * Hears single keys while nobody is typing and nothing lies over the list. `/` leads to the search.
 * @param press whether it did something with a key
 */
export function useSingleKeys(press: (key: string) => boolean): void {
  const hear = useEffectEvent((key: string): boolean => {
    if (key !== '/') return press(key)
    const search = document.querySelector<HTMLInputElement>('form[role=search] input')
    search?.focus()
    return search !== null
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.repeat && !walks.has(event.key)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      if (hear(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
