import { methods, route } from '#lib/server/http/route.ts'
import { serveInternalDocument } from '#lib/server/openapi/served.ts'
import { getInternalDocument } from '#lib/users/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getInternalDocument, ({ request, actor }) => serveInternalDocument(request, actor.scopes)),
})
