import { addTarget } from '#lib/alerts/add-target.ts'
import { addAlertTarget } from '#lib/alerts/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(addAlertTarget, ({ tx, actor, body }) => addTarget(tx, actor, body)),
})
