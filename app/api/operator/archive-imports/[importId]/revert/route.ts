import { revertArchiveImport } from '#lib/archives/operations.ts'
import { revertArchiveImport as revert } from '#lib/operators/revert-archive-import.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(revertArchiveImport, ({ tx, actor, params }) => revert(tx, actor, params.importId)),
})
