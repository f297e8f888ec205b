import * as operations from '#lib/dossiers/operations.ts'
import { lookAtAttachment } from '#lib/dossiers/look-at-attachment.ts'
import { accessOf } from '#lib/server/http/origin.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.lookAtAttachment, ({ tx, actor, params, request }) =>
    lookAtAttachment(tx, actor, params.orderId, params.attachmentId, accessOf(request)),
  ),
})
