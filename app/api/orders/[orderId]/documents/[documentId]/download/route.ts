import { downloadDocument } from '#lib/documents/download-document.ts'
import { downloadDocument as operation } from '#lib/documents/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, async ({ tx, actor, params }) => {
    const { url } = await downloadDocument(tx, actor, params.orderId, params.documentId)
    return new Response(null, { status: 302, headers: { Location: url } })
  }),
})
