import { mergeArchive as merge } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { mergeArchive } from '#lib/operators/merge-archive.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(merge, ({ tx, actor, params, body }) => mergeArchive(tx, actor, params.archiveId, body.intoId)),
})
