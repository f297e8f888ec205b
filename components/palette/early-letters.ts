import { createContext, useEffect, useEffectEvent, useRef } from 'react'

/** What was typed between asking for the palette and its field being there; whoever takes it has the field, and hears the rest. */
export const EarlyLetters = createContext<() => string>(() => '')

/**
 * Keeps what is typed while the palette is on its way, and from whatever lies under it: a list would take the letters for deeds.
 * @param open whether it was asked for
 * @returns what the field takes them with
 */
export function useEarlyLetters(open: boolean, close: () => void): () => string {
  const letters = useRef<string | undefined>(undefined)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (letters.current === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Backspace') letters.current = letters.current.slice(0, -1)
    else if (event.key.length === 1) letters.current += event.key
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!open) return
    letters.current = ''
    // Before anybody else.
    document.addEventListener('keydown', hear, true)
    return () => {
      letters.current = undefined
      document.removeEventListener('keydown', hear, true)
    }
  }, [open])
  return () => {
    const typed = letters.current ?? ''
    letters.current = undefined
    return typed
  }
}
