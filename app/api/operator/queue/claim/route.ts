import { claimItem } from '#lib/queue/claim-item.ts'
import { claimItem as claim } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(claim, ({ tx, actor, body }) => claimItem(tx, actor, body)),
})
