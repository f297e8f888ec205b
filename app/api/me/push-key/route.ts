import * as operations from '#lib/push/operations.ts'
import { getPushKey } from '#lib/push/get-push-key.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getPushKey, ({ tx }) => getPushKey(tx)),
})
