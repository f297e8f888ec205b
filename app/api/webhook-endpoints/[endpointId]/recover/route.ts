import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { previewRecovery } from '#lib/webhooks/preview-recovery.ts'
import { recoverEndpoint } from '#lib/webhooks/recover-endpoint.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.previewRecovery, ({ tx, actor, params, query }) =>
    previewRecovery(tx, actor, params.endpointId, query.since),
  ),
  POST: route(operations.recoverEndpoint, ({ tx, actor, params, body }) =>
    recoverEndpoint(tx, actor, params.endpointId, body.since),
  ),
})
