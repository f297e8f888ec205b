import { getGoLive } from '#lib/go-live/get-go-live.ts'
import * as operations from '#lib/go-live/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getGoLive, ({ tx, actor }) => getGoLive(tx, actor)),
})
