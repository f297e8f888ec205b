import { getMessage as operation } from '#lib/http/operations/orders.ts'
import { methods, route } from '#lib/http/route.ts'
import { getMessage } from '#lib/messages/list-messages.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, ({ tx, actor, params }) => getMessage(tx, actor, params.orderId, params.messageId)),
})
