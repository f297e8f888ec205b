import * as operations from '#lib/saved-views/operations.ts'
import { removeView } from '#lib/saved-views/remove-view.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(operations.removeOperatorView, ({ tx, actor, params }) =>
    removeView(tx, { userId: actor.id, clientId: null }, params.viewId),
  ),
})
