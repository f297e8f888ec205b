import { getAnyOrder as get } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getDossier } from '#lib/operators/get-dossier.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getDossier(tx, actor, params.orderId)),
})
