import { listDocuments } from '#lib/billing/list-documents.ts'
import { listStatements } from '#lib/billing/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listStatements, ({ tx, actor, page }) => listDocuments(tx, actor, {}, page)),
})
