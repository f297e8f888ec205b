import { getArchiveImport } from '#lib/archives/operations.ts'
import { getArchiveImport as get } from '#lib/operators/get-archive-import.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(getArchiveImport, ({ tx, params }) => get(tx, params.importId)),
})
