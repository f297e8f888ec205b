import { refuseDeviceSignIn as refuse } from '#lib/devices/operations.ts'
import { refuseDeviceSignIn } from '#lib/devices/refuse-device-sign-in.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(refuse, ({ tx, actor, params }) => refuseDeviceSignIn(tx, actor, params.userCode)),
})
