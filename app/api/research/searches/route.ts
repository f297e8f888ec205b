import { listSearches } from '#lib/board/list-searches.ts'
import { listSearches as list, saveSearch as save } from '#lib/board/operations.ts'
import { saveSearch } from '#lib/board/save-search.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listSearches(tx, actor, page)),
  POST: route(save, ({ tx, actor, body }) => saveSearch(tx, actor, body)),
})
