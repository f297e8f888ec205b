import { getEarnings } from '#lib/earnings/get-earnings.ts'
import { getEarnings as get } from '#lib/earnings/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getEarnings(tx, actor)),
})
