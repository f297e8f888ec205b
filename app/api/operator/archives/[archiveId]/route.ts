import { getArchive as get, replaceArchive as replace } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getArchive } from '#lib/operators/get-archive.ts'
import { replaceArchive } from '#lib/operators/replace-archive.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getArchive(tx, actor, params.archiveId)),
  PUT: route(replace, ({ tx, actor, params, body }) => replaceArchive(tx, actor, params.archiveId, body)),
})
