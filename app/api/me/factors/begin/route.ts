import { beginFactor } from '#lib/factors/begin-factor.ts'
import { beginFactor as begin } from '#lib/factors/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(begin, ({ tx, actor, body }) => beginFactor(tx, actor, body.kind)),
})
