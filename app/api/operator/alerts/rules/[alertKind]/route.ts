import { setAlertRule } from '#lib/alerts/operations.ts'
import { setRule } from '#lib/alerts/set-rule.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PUT: route(setAlertRule, ({ tx, actor, params, body }) => setRule(tx, actor, params.alertKind, body)),
})
