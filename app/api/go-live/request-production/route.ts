import { requestProduction } from '#lib/production/request-production.ts'
import * as operations from '#lib/go-live/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.requestProduction, ({ tx, actor, body }) => requestProduction(tx, actor, body.answers)),
})
