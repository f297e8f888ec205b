import * as operations from '#lib/dossiers/operations.ts'
import { getOrderLedger } from '#lib/dossiers/get-order-ledger.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getOrderLedger, ({ tx, actor, params }) => getOrderLedger(tx, actor, params.orderId)),
})
