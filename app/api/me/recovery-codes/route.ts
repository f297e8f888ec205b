import { getRecoveryCodes } from '#lib/factors/get-recovery-codes.ts'
import { getRecoveryCodes as get, renewRecoveryCodes as renew } from '#lib/factors/operations.ts'
import { renewRecoveryCodes } from '#lib/factors/renew-recovery-codes.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getRecoveryCodes(tx, actor)),
  POST: route(renew, ({ tx, actor }) => renewRecoveryCodes(tx, actor)),
})
