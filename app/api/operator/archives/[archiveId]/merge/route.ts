import { mergeArchive as merge } from '#lib/http/operations/operator-archives.ts'
import { methods, route } from '#lib/http/route.ts'
import { mergeArchive } from '#lib/operators/manage-archives.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(merge, ({ tx, actor, params, body }) => mergeArchive(tx, actor, params.archiveId, body.intoId)),
})
