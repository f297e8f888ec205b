import { markRead as mark } from '#lib/messages/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { markRead } from '#lib/messages/mark-read.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(mark, ({ tx, actor, params, body }) => markRead(tx, actor, params.orderId, body.lastReadId)),
})
