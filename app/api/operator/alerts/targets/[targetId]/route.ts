import { removeAlertTarget } from '#lib/alerts/operations.ts'
import { removeTarget } from '#lib/alerts/remove-target.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(removeAlertTarget, ({ tx, actor, params }) => removeTarget(tx, actor, params.targetId)),
})
