import { beginUpload } from '#lib/attachments/begin-upload.ts'
import { beginAttachment as begin } from '#lib/attachments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(begin, ({ tx, actor, body }) => beginUpload(tx, actor, body)),
})
