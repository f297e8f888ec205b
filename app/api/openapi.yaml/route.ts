import { methods } from '#lib/server/http/route.ts'
import { serveDocument } from '#lib/server/openapi/served.ts'

/** Public: the same document as openapi.json. */
export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: (request: Request) => serveDocument(request, 'yaml'),
})
