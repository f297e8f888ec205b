import { listArchives } from '#lib/archives/list-archives.ts'
import { listArchives as list } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, query, page }) => listArchives(tx, query, page)),
})
