import type { Api } from '#lib/browser/api.ts'
import { orderKey } from '#lib/browser/keys.ts'
import { pagedQuery } from '#lib/browser/paged.ts'

const eventView = () => import('#lib/events/schema.ts').then((all) => all.eventView)

/** Newest first: the first page is the one that matters. */
export const eventsQuery = (api: Api, orderId: string) =>
  pagedQuery(api, {
    key: [...orderKey(api, orderId), 'events'],
    row: eventView,
    path: `/orders/${orderId}/events`,
    query: { order: 'desc', limit: 50 },
    live: 5_000,
  })
