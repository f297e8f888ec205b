import { listQueue } from '#lib/queue/list-queue.ts'
import { listQueue as list } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listQueue(tx, actor, query, page)),
})
