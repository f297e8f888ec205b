'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/** A few screens: what a page takes to come, at the speed of a wheel. */
const rootMargin = '0px 0px 4000px'

/** Calls `fetchNext` as soon as somebody has scrolled to within a few screens of what this is the ref of. */
export function useFetchAhead(wanted: boolean, fetchNext: () => void) {
  const place = useRef<HTMLDivElement>(null)
  const onNear = useEffectEvent(fetchNext)
  useEffect(() => {
    if (!wanted || !place.current) return
    let isNear = false
    // Who hasn't scrolled may want no more than the first page.
    const look = () => isNear && window.scrollY > 0 && onNear()
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.some(({ isIntersecting }) => isIntersecting)
        look()
      },
      { rootMargin },
    )
    observer.observe(place.current)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
    }
  }, [wanted])
  return place
}
