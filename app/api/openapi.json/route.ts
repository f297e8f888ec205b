import { serveDocument } from '#lib/server/openapi/served.ts'

/** Public: a client reads it before it has a key. */
export const GET = (request: Request) => serveDocument(request, 'json')
