import { updateResearcher as update } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'
import { updateResearcher } from '#lib/operators/manage-researchers.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(update, ({ tx, actor, params, body }) => updateResearcher(tx, actor, params.researcherId, body)),
})
