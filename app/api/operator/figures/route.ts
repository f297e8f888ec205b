import { getFigures } from '#lib/figures/get-figures.ts'
import { getFigures as get } from '#lib/figures/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ actor, query }) => getFigures(actor, query)),
})
