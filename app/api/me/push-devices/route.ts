import { addPushDevice, listPushDevices } from '#lib/push/operations.ts'
import { addDevice } from '#lib/push/add-device.ts'
import { listDevices } from '#lib/push/list-devices.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listPushDevices, ({ tx, actor, page }) => listDevices(tx, actor, page)),
  PUT: route(addPushDevice, ({ tx, actor, body }) => addDevice(tx, actor, body)),
})
