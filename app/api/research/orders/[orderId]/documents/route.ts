import { arrangeDocuments } from '#lib/documents/arrange-documents.ts'
import { listUploaded } from '#lib/documents/list-uploaded.ts'
import { uploadDocument } from '#lib/documents/upload-document.ts'
import {
  arrangeDocuments as arrange,
  listResearchDocuments,
  uploadDocument as uploadOperation,
} from '#lib/documents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listResearchDocuments, ({ tx, actor, params, page }) => listUploaded(tx, actor, params.orderId, page)),
  POST: route(uploadOperation, ({ actor, params, query, request }) =>
    uploadDocument(actor, params.orderId, query.name, request.body),
  ),
  PUT: route(arrange, ({ tx, actor, params, body }) => arrangeDocuments(tx, actor, params.orderId, body.documentIds)),
})
