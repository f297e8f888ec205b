import { askBack as ask } from '#lib/production/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { askBack } from '#lib/production/ask-back.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(ask, ({ tx, actor, params, body }) => askBack(tx, actor, params.clientId, body.content)),
})
