import { listImportChanges as list } from '#lib/archives/list-import-changes.ts'
import { listImportChanges } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listImportChanges, ({ tx, params, query, page }) => list(tx, params.importId, query, page)),
})
