import { beginUpload } from '#lib/documents/begin-upload.ts'
import { listUploads } from '#lib/documents/list-uploads.ts'
import { beginUpload as begin, listUploads as list } from '#lib/documents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listUploads(tx, actor, params.orderId, page)),
  POST: route(begin, ({ tx, actor, params, body }) => beginUpload(tx, actor, params.orderId, body)),
})
