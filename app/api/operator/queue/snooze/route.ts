import { snoozeItem } from '#lib/queue/snooze-item.ts'
import { snoozeItem as snooze } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(snooze, ({ tx, actor, body }) => snoozeItem(tx, actor, body)),
})
