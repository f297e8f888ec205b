import { splitArchive as split } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { splitArchive } from '#lib/operators/split-archive.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(split, ({ tx, actor, params }) => splitArchive(tx, actor, params.archiveId)),
})
