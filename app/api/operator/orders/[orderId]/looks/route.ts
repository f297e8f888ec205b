import * as operations from '#lib/dossiers/operations.ts'
import { listOrderLooks } from '#lib/dossiers/list-order-looks.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listOrderLooks, ({ tx, actor, params }) => listOrderLooks(tx, actor, params.orderId)),
})
