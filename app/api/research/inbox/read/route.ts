import { markInboxRead } from '#lib/inbox/mark-inbox-read.ts'
import { markInboxRead as operation } from '#lib/inbox/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operation, ({ tx, actor, body }) => markInboxRead(tx, actor, body)),
})
