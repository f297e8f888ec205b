import { listArchiveImports } from '#lib/archives/operations.ts'
import { listArchiveImports as list } from '#lib/operators/list-archive-imports.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listArchiveImports, ({ tx, page }) => list(tx, page)),
})
