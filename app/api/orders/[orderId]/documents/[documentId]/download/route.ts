import { downloadDocument } from '#lib/documents/download-document.ts'
import { downloadDocument as operation } from '#lib/documents/operations.ts'
import { accessOf } from '#lib/server/http/origin.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, async ({ tx, actor, params, request }) => {
    const { url } = await downloadDocument(tx, actor, params.orderId, params.documentId, accessOf(request))
    return new Response(null, { status: 302, headers: { Location: url } })
  }),
})
