import { removeSearch as remove } from '#lib/board/operations.ts'
import { removeSearch } from '#lib/board/remove-search.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(remove, ({ tx, actor, params }) => removeSearch(tx, actor, params.searchId)),
})
