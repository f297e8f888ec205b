'use client'
import { useEffect } from 'react'

/** What this tab alone has (the keys of rows whose answer is due, say) goes with it: before that, the browser asks. */
export function useLeavingQuestion(ask: boolean): void {
  useEffect(() => {
    if (!ask) return
    const listener = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [ask])
}
