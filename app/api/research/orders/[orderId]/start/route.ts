import { startWork as start } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { startWork } from '#lib/agreements/start-work.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(start, ({ tx, actor, params }) => startWork(tx, actor, params.orderId)),
})
