import { allowDeviceSignIn } from '#lib/devices/allow-device-sign-in.ts'
import { allowDeviceSignIn as allow } from '#lib/devices/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(allow, ({ tx, actor, params }) => allowDeviceSignIn(tx, actor, params.userCode)),
})
