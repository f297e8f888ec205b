import { askExport, prepareExport } from '#lib/rights/ask-export.ts'
import { listExports } from '#lib/rights/list-exports.ts'
import { askDataExport, listDataExports } from '#lib/rights/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listDataExports, ({ tx, actor, page }) => listExports(tx, actor, page)),
  POST: route(askDataExport, {
    before: ({ actor }) => prepareExport(actor),
    then: ({ tx, actor }) => askExport(tx, actor),
  }),
})
