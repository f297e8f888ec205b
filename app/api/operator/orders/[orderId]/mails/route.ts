import * as operations from '#lib/dossiers/operations.ts'
import { listOrderMails } from '#lib/dossiers/list-order-mails.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listOrderMails, ({ tx, actor, params, page }) =>
    listOrderMails(tx, actor, params.orderId, page),
  ),
})
