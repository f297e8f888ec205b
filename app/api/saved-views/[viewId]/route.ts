import * as operations from '#lib/saved-views/operations.ts'
import { removeView } from '#lib/saved-views/remove-view.ts'
import { shelfOf } from '#lib/saved-views/shelf.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(operations.removeView, ({ tx, actor, params }) => removeView(tx, shelfOf(actor), params.viewId)),
})
