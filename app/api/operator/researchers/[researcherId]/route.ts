import { getResearcher as get, updateResearcher as update } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getResearcher } from '#lib/operators/get-researcher.ts'
import { updateResearcher } from '#lib/operators/update-researcher.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getResearcher(tx, actor, params.researcherId)),
  PATCH: route(update, ({ tx, actor, params, body }) => updateResearcher(tx, actor, params.researcherId, body)),
})
