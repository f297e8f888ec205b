'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

/** The step before placing, in the address, so that the back button leads to the form and not away from it. */
export function useReview() {
  const asked = useSearchParams().get('step') === 'review'
  const [order, setOrder] = useState<PlaceOrderInput>()
  // After a reload there is nothing to review: the form comes first again.
  const stranded = asked && order === undefined
  useEffect(() => {
    if (stranded) history.replaceState(null, '', location.pathname)
  }, [stranded])
  return {
    order: asked ? order : undefined,
    open: (checked: PlaceOrderInput) => {
      setOrder(checked)
      history.pushState(null, '', `${location.pathname}?step=review`)
    },
    close: () => history.back(),
  }
}
