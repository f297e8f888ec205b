import { removeAttachment as remove } from '#lib/attachments/operations.ts'
import { removeAttachment } from '#lib/attachments/remove-attachment.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(remove, ({ tx, actor, params }) => removeAttachment(tx, actor, params.attachmentId)),
})
