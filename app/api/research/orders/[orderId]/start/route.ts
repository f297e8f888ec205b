import { startWork as start } from '#lib/http/operations/research.ts'
import { methods, route } from '#lib/http/route.ts'
import { startWork } from '#lib/orders/start-work.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(start, ({ tx, actor, params }) => startWork(tx, actor, params.orderId)),
})
