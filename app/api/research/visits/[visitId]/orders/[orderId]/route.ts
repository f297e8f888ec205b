import { methods, route } from '#lib/server/http/route.ts'
import { setAside as set } from '#lib/visits/operations.ts'
import { setAside } from '#lib/visits/set-aside.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PUT: route(set, ({ tx, actor, params, body }) => setAside(tx, actor, params, body)),
})
