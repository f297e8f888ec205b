'use client'
import { useEffect, useState } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

const isReview = (address: URLSearchParams) => address.get('step') === 'review'

/** The step before placing, in the address, so that the back button leads to the form and not away from it. */
export function useReview() {
  const asked = isReview(useAddress())
  const [order, setOrder] = useState<PlaceOrderInput>()
  const [wasAsked, setWasAsked] = useState(asked)
  if (asked !== wasAsked) {
    setWasAsked(asked)
    // It was read as it was then; once the form lay open, Forward would place something else than what stands in it.
    if (!asked) setOrder(undefined)
  }
  // After a reload there is nothing to review: the form comes first again.
  const stranded = asked && order === undefined
  useEffect(() => {
    if (stranded) changeAddress({ step: '' })
  }, [stranded])
  return {
    order: asked ? order : undefined,
    open: (checked: PlaceOrderInput) => {
      setOrder(checked)
      changeAddress({ step: 'review' }, { step: true })
    },
    /** Where Back was pressed already, there is nothing to close. */
    close: () => {
      if (isReview(new URLSearchParams(location.search))) history.back()
    },
  }
}
