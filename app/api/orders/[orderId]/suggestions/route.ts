import { getSuggestions as get } from '#lib/suggestions/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getSuggestions } from '#lib/suggestions/get-suggestions.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getSuggestions(tx, actor, params.orderId)),
})
