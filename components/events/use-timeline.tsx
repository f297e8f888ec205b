'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { describeEvent } from '#components/events/describe-event.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { TimelineItem } from '#components/ui/timeline.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { documentsQuery } from '#lib/browser/documents.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { listOrderChanges } from '#lib/changes/operations.ts'
import { listEvents } from '#lib/events/operations.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isHandedOver } from '#lib/orders/state.ts'

/** An order's history in words, newest first. */
export function useTimeline(order: OrderView) {
  const api = useApi()
  const me = useMe()
  const query = useInfiniteQuery(api.askPages(listEvents, { orderId: order.id }, newestFirst))
  const offers = useQuery(api.ask(listOffers, { orderId: order.id })).data ?? []
  const documents = useQuery({ ...documentsQuery(api, order), enabled: isHandedOver(order.status) }).data ?? []
  const events = query.data?.pages.flatMap((page) => page.items)
  const isChanged = events?.some(({ type }) => type === 'order.changed') ?? false
  const changes =
    useQuery({ ...api.ask(listOrderChanges, { orderId: order.id }, newestFirst), enabled: isChanged }).data ?? []
  const items = events?.map((event): TimelineItem => {
    const { title, detail, tone } = describeEvent(event, {
      order,
      offers,
      documents,
      changes,
      events,
      isMe: (id) => id === me.id,
    })
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
