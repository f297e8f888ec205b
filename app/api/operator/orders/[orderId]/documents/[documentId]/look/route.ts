import * as operations from '#lib/dossiers/operations.ts'
import { lookAtDocument } from '#lib/dossiers/look-at-document.ts'
import { accessOf } from '#lib/server/http/origin.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.lookAtDocument, ({ tx, actor, params, request }) =>
    lookAtDocument(tx, actor, params.orderId, params.documentId, accessOf(request)),
  ),
})
