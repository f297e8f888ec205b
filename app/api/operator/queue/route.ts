import { getQueue as get } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getQueue } from '#lib/queue/get-queue.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getQueue(tx, actor)),
})
