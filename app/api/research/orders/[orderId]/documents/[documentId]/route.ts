import { removeDocument } from '#lib/documents/remove-document.ts'
import { removeDocument as remove } from '#lib/documents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(remove, ({ tx, actor, params }) => removeDocument(tx, actor, params.orderId, params.documentId)),
})
