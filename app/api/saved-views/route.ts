import { listViews } from '#lib/saved-views/list-views.ts'
import * as operations from '#lib/saved-views/operations.ts'
import { saveView } from '#lib/saved-views/save-view.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listViews, ({ tx, actor, page }) => listViews(tx, actor, page)),
  POST: route(operations.saveView, ({ tx, actor, body }) => saveView(tx, actor, body)),
})
