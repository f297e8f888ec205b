import { getMessage as operation } from '#lib/messages/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getMessage } from '#lib/messages/get-message.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, ({ tx, actor, params }) => getMessage(tx, actor, params.orderId, params.messageId)),
})
