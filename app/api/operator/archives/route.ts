import { listArchives } from '#lib/archives/list-archives.ts'
import { addArchive as add, findArchives as find } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { addArchive } from '#lib/operators/add-archive.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(find, ({ tx, query, page }) => listArchives(tx, query, page)),
  POST: route(add, ({ tx, actor, body }) => addArchive(tx, actor, body)),
})
