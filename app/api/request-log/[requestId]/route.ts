import * as operations from '#lib/requests/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getRequest } from '#lib/requests/get-request.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getRequest, ({ tx, actor, params }) => getRequest(tx, actor, params.requestId)),
})
