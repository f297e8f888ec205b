import { rotateKey } from '#lib/clients/rotate-key.ts'
import { rotateKey as rotate } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(rotate, ({ tx, actor, params, body }) => rotateKey(tx, actor, params.keyId, body.overlap)),
})
