import { getDeviceSignIn } from '#lib/devices/get-device-sign-in.ts'
import { getDeviceSignIn as get } from '#lib/devices/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getDeviceSignIn(tx, actor, params.userCode)),
})
