import { previewArchiveImport } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { previewArchiveImport as preview } from '#lib/operators/preview-archive-import.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(previewArchiveImport, ({ actor, request, query }) => preview(actor, request.body, query.name)),
})
