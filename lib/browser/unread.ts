import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'

const unreadViews = () => import('#lib/messages/schema.ts').then((all) => all.unreadView.array())

/** How many messages wait to be read, by order. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api, 'unread'),
    queryFn: ({ signal }) => api.get(unreadViews, '/messages/unread', { signal }),
    select: (rows) => new Map(rows.map(({ orderId, unread }) => [orderId, unread])),
    refetchInterval: liveInterval(15_000),
  })
