import { listShelves } from '#lib/filing/list-shelves.ts'
import { listShelves as list } from '#lib/filing/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor }) => listShelves(tx, actor)),
})
