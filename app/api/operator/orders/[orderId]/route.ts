import { getAnyOrder as get } from '#lib/server/http/operations/operator.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getDossier } from '#lib/operators/get-dossier.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getDossier(tx, actor, params.orderId)),
})
