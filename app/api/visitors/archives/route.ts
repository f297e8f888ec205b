import { listArchives } from '#lib/archives/list-archives.ts'
import { listArchivesQuery } from '#lib/archives/schema.ts'
import { parseWith } from '#lib/server/http/parse.ts'
import { methods } from '#lib/server/http/route.ts'
import { visitorRoute } from '#lib/server/http/visitor-route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: visitorRoute(async (tx, request) => {
    const query = parseWith(listArchivesQuery, Object.fromEntries(new URL(request.url).searchParams), 'query')
    return (await listArchives(tx, query, { limit: 20, order: 'asc' })).items
  }),
})
