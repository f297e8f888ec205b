import * as operations from '#lib/http/operations/requests.ts'
import { methods, route } from '#lib/http/route.ts'
import { listRequests } from '#lib/requests/list-requests.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listRequests, ({ tx, actor, query, page }) => listRequests(tx, actor, query, page)),
})
