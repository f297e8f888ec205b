import { releaseItem } from '#lib/queue/release-item.ts'
import { releaseItem as release } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(release, ({ tx, actor, body }) => releaseItem(tx, actor, body)),
})
