import { downloadDocument } from '#lib/documents/download-document.ts'
import * as operations from '#lib/documents/operations.ts'
import { removeDocument } from '#lib/documents/remove-document.ts'
import { accessOf } from '#lib/server/http/origin.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getResearchDocument, ({ tx, actor, params, request }) =>
    downloadDocument(tx, actor, params.orderId, params.documentId, accessOf(request)),
  ),
  DELETE: route(operations.removeDocument, ({ tx, actor, params }) =>
    removeDocument(tx, actor, params.orderId, params.documentId),
  ),
})
