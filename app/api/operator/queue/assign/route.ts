import { assignItem } from '#lib/queue/assign.ts'
import { assignItem as assign } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(assign, ({ tx, actor, body }) => assignItem(tx, actor, body)),
})
