import { requestProduction as request } from '#lib/http/operations/me.ts'
import { methods, route } from '#lib/http/route.ts'
import { requestProduction } from '#lib/users/manage-me.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(request, ({ tx, actor, body }) => requestProduction(tx, actor, body.purpose)),
})
