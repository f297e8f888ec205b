import { listDocuments } from '#lib/documents/list-documents.ts'
import { listDocuments as operation } from '#lib/documents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, ({ tx, actor, params, page }) => listDocuments(tx, actor, params.orderId, page)),
})
