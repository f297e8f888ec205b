import { listViews } from '#lib/saved-views/list-views.ts'
import * as operations from '#lib/saved-views/operations.ts'
import { saveView } from '#lib/saved-views/save-view.ts'
import { shelfOfOperator } from '#lib/saved-views/shelf.ts'
import { toOperatorView } from '#lib/saved-views/view.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listOperatorViews, ({ tx, actor, query, page }) =>
    listViews(tx, shelfOfOperator(actor, query.list), page, toOperatorView),
  ),
  POST: route(operations.saveOperatorView, async ({ tx, actor, body }) =>
    toOperatorView(await saveView(tx, shelfOfOperator(actor, body.list), body)),
  ),
})
