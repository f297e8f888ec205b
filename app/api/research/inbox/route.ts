import { listInbox } from '#lib/inbox/list-inbox.ts'
import { listInbox as operation } from '#lib/inbox/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, ({ tx, actor, query, page }) => listInbox(tx, actor, query, page)),
})
