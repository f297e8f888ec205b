import { listViews } from '#lib/saved-views/list-views.ts'
import * as operations from '#lib/saved-views/operations.ts'
import { saveView } from '#lib/saved-views/save-view.ts'
import { shelfOf } from '#lib/saved-views/shelf.ts'
import { toSavedView } from '#lib/saved-views/view.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listViews, ({ tx, actor, page }) => listViews(tx, shelfOf(actor), page, toSavedView)),
  POST: route(operations.saveView, async ({ tx, actor, body }) =>
    toSavedView(await saveView(tx, shelfOf(actor), body)),
  ),
})
