import type { Api } from '#lib/browser/api.ts'
import { listUnread } from '#lib/messages/operations.ts'

/** How many messages wait to be read, by order. */
export const unreadQuery = (api: Api) => ({
  ...api.ask(listUnread),
  select: (rows: { orderId: string; unread: number }[]) =>
    new Map(rows.map(({ orderId, unread }) => [orderId, unread])),
})
