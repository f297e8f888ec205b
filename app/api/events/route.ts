import { listFeed } from '#lib/events/list-feed.ts'
import { listFeed as feed } from '#lib/events/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(feed, ({ tx, actor, query, page }) => listFeed(tx, actor, query, page)),
})
