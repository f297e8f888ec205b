import { countInbox } from '#lib/inbox/count-inbox.ts'
import { countInbox as operation } from '#lib/inbox/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operation, ({ tx, actor }) => countInbox(tx, actor)),
})
