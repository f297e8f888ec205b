'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { describeEvent } from '#components/events/describe-event.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { TimelineItem } from '#components/ui/timeline.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery } from '#lib/browser/documents.ts'
import { eventsQuery } from '#lib/browser/events.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { offersQuery } from '#lib/browser/offers.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isHandedOver } from '#lib/orders/state.ts'

/** An order's history in words, newest first. */
export function useTimeline(order: OrderView) {
  const api = useApi()
  const me = useMe()
  const query = useInfiniteQuery(eventsQuery(api, order.id))
  const offers = useQuery(offersQuery(api, order.id)).data ?? []
  const documents = useQuery({ ...documentsQuery(api, order.id), enabled: isHandedOver(order.status) }).data ?? []
  const events = query.data?.pages.flatMap((page) => page.items)
  const items = events?.map((event): TimelineItem => {
    const { title, detail, tone } = describeEvent(event, { order, offers, documents, isMe: (id) => id === me.id })
    return {
      id: event.id,
      title,
      time: <DateTime value={event.createdAt} />,
      ...(detail ? { detail } : {}),
      ...(tone ? { tone } : {}),
    }
  })
  return { query, items }
}
