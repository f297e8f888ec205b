import * as operations from '#lib/requests/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { changeLogSettings } from '#lib/clients/change-log-settings.ts'
import { getLogSettings } from '#lib/clients/get-log-settings.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getLogSettings, ({ tx, actor }) => getLogSettings(tx, actor)),
  PUT: route(operations.changeLogSettings, ({ tx, actor, body }) => changeLogSettings(tx, actor, body)),
})
