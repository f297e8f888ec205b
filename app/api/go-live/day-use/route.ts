import { getDayUse } from '#lib/production/get-day-use.ts'
import * as operations from '#lib/production/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getDayUse, ({ tx, actor }) => getDayUse(tx, actor)),
})
