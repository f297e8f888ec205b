import { zipDocuments } from '#lib/documents/zip-documents.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { downloadAll } from '#lib/documents/operations.ts'
import { accessOf } from '#lib/server/http/origin.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(downloadAll, async ({ tx, actor, params, request }) => {
    const { name, bytes } = await zipDocuments(tx, actor, params.orderId, accessOf(request))
    return toAttachment(bytes, 'application/zip', name)
  }),
})
