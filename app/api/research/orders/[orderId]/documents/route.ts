import { listUploaded } from '#lib/documents/list-uploaded.ts'
import { uploadDocument } from '#lib/documents/upload-document.ts'
import { listResearchDocuments, uploadDocument as uploadOperation } from '#lib/http/operations/research.ts'
import { methods, route } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listResearchDocuments, ({ tx, actor, params, page }) => listUploaded(tx, actor, params.orderId, page)),
  POST: route(uploadOperation, ({ actor, params, query, request }) => uploadDocument(actor, params.orderId, query.name, request.body)),
})
