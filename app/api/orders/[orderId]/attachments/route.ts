import { listAttachments } from '#lib/attachments/list-attachments.ts'
import { listAttachments as list } from '#lib/attachments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listAttachments(tx, actor, params.orderId, page)),
})
