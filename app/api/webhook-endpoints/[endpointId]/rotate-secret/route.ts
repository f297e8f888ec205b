import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { rotateSecret } from '#lib/webhooks/rotate-secret.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.rotateEndpointSecret, ({ tx, actor, params }) => rotateSecret(tx, actor, params.endpointId)),
})
