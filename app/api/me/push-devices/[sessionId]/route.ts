import { removePushDevice } from '#lib/push/operations.ts'
import { removeDevice } from '#lib/push/remove-device.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(removePushDevice, ({ tx, actor, params }) => removeDevice(tx, actor, params.sessionId)),
})
