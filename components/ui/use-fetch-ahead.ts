'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/** A few screens: what a page takes to come, at the speed of a wheel. */
const aheadPx = 4_000

/** Calls `fetchNext` as soon as somebody has scrolled to within a few screens of what this is the ref of. */
export function useFetchAhead(wanted: boolean, fetchNext: () => void) {
  const place = useRef<HTMLDivElement>(null)
  const look = useEffectEvent(() => {
    const top = place.current?.getBoundingClientRect().top
    // Who hasn't scrolled may want no more than the first page.
    if (top !== undefined && window.scrollY > 0 && top < window.innerHeight + aheadPx) fetchNext()
  })
  useEffect(() => {
    if (!wanted) return
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [wanted])
  return place
}
