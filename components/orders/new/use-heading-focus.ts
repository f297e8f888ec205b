'use client'
import { useEffect, useRef } from 'react'

/** For the heading of a step that takes the form's place: shown from its top, and read out. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
