import { methods } from '#lib/server/http/route.ts'
import { serveDocument } from '#lib/server/openapi/served.ts'

/** Public: a client reads it before it has a key. */
export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: (request: Request) => serveDocument(request, 'json'),
})
