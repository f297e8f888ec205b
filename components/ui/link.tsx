'use client'
import NextLink from 'next/link'
import { useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

/**
 * Next's link, fetched ahead once somebody turns to it. Next fetches every link that is in sight: two requests for each, while
 * the page wakes up.
 */
export function Link(props: Props) {
  const [isMeant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  return (
    <NextLink {...props} prefetch={isMeant ? null : false} onPointerEnter={mean} onFocus={mean} onTouchStart={mean} />
  )
}
