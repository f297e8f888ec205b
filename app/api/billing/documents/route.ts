import { listDocuments } from '#lib/billing/list-documents.ts'
import { listBillingDocuments } from '#lib/billing/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listBillingDocuments, ({ tx, actor, query, page }) => listDocuments(tx, actor, query, page)),
})
