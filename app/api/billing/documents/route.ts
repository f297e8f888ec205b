import { listDocuments } from '#lib/billing/list-documents.ts'
import { listBillingDocuments } from '#lib/billing/operations.ts'
import { withOrderId } from '#lib/orders/with-order-id.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listBillingDocuments, async ({ tx, actor, query, page }) =>
    listDocuments(tx, actor, await withOrderId(tx, query), page),
  ),
})
