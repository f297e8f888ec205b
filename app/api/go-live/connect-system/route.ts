import { connectSystem } from '#lib/go-live/connect-system.ts'
import * as operations from '#lib/go-live/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.connectSystem, ({ tx, actor }) => connectSystem(tx, actor)),
})
