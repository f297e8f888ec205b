'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * For the heading of a step that takes the form's place: shown from its top, and read out.
 * @param takes whether it takes anything's place; what begins a page doesn't
 */
export function useHeadingFocus<T extends HTMLElement = HTMLHeadingElement>(takes = true) {
  const heading = useRef<T>(null)
  const [focuses] = useState(takes)
  useEffect(() => {
    if (!focuses) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [focuses])
  return heading
}
