import { listUnread as list } from '#lib/messages/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listUnread } from '#lib/messages/list-unread.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: route(list, ({ tx, actor }) => listUnread(tx, actor)) })
