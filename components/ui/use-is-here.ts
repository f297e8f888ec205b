'use client'
import { useEffect, useRef, type RefObject } from 'react'

/** Whether what asks still stands on the page, for what comes after a wait: nobody is carried off from where they went since. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return isHere
}
