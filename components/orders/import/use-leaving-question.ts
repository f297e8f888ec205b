'use client'
import { useEffect } from 'react'

/** The keys of rows whose answer is due are this tab's alone: before it goes, the browser asks. */
export function useLeavingQuestion(ask: boolean): void {
  useEffect(() => {
    if (!ask) return
    const listener = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [ask])
}
