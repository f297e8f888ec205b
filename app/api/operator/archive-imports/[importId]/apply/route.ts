import { applyArchiveImport } from '#lib/archives/operations.ts'
import { applyArchiveImport as apply } from '#lib/operators/apply-archive-import.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(applyArchiveImport, ({ tx, actor, params }) => apply(tx, actor, params.importId)),
})
