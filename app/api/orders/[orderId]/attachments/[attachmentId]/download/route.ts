import { downloadAttachment } from '#lib/attachments/download-attachment.ts'
import { downloadAttachment as operation } from '#lib/attachments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, async ({ tx, actor, params }) => {
    const { url } = await downloadAttachment(tx, actor, params.orderId, params.attachmentId)
    return new Response(null, { status: 302, headers: { Location: url } })
  }),
})
