import { updateEndpointAsOperator as update } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { updateEndpointAsOperator } from '#lib/operators/update-endpoint-as-operator.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(update, ({ tx, actor, params, body }) => updateEndpointAsOperator(tx, actor, params.endpointId, body)),
})
