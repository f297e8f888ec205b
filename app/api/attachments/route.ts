import { uploadAttachment as upload } from '#lib/attachments/operations.ts'
import { uploadAttachment } from '#lib/attachments/upload-attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(upload, ({ actor, query, request }) => uploadAttachment(actor, query.name, request.body)),
})
