import { serveDocument } from '#lib/server/openapi/served.ts'

/** Public: the same document as openapi.json. */
export const GET = (request: Request) => serveDocument(request, 'yaml')
