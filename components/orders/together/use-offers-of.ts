'use client'
import { useEffect, useEffectEvent } from 'react'
import { useMany } from '#components/orders/together/use-many.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/** The offers on each of many orders, read once: what is agreed to is what was shown. */
export function useOffersOf(orders: readonly OrderView[]) {
  const api = useApi()
  const reading = useMany(
    (order: OrderView) => api.call(listOffers, { params: { orderId: order.id }, query: { limit: 100 } }),
    { changes: false },
  )
  const begin = useEffectEvent(() => void reading.start(orders))
  useEffect(() => begin(), [])
  const found = new Map(reading.done.map((one) => [one.item.id, one]))
  return {
    of: ({ id }: OrderView) => {
      const one = found.get(id)
      return one && 'value' in one ? one.value : []
    },
    /** Whether an order's offers could not be read, which says nothing about whether there are any. */
    isUnknown: ({ id }: OrderView) => {
      const one = found.get(id)
      return one !== undefined && 'failure' in one
    },
    loading: !reading.finished,
    read: reading.done.length,
  }
}
