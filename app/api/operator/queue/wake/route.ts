import { wakeItem } from '#lib/queue/wake-item.ts'
import { wakeItem as wake } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(wake, ({ tx, actor, body }) => wakeItem(tx, actor, body)),
})
