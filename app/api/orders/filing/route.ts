import { fileOrders } from '#lib/filing/file-orders.ts'
import { fileOrders as file } from '#lib/filing/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(file, ({ tx, actor, body }) => fileOrders(tx, actor, body)),
})
