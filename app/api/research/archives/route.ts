import { listArchives } from '#lib/archives/list-archives.ts'
import { findArchivesToServe as find } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(find, ({ tx, query, page }) => listArchives(tx, query, page)),
})
